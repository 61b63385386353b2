package content_test

import (
	"encoding/json"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"rangrue/internal/domain/content"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/web"
)

// desk is the service behind its calls, on a few texts of its own.
type desk struct {
	t       *testing.T
	service *content.Service
	mux     *http.ServeMux
	folder  string // the operator's texts
	clock   time.Time
	log     strings.Builder
}

var shipped = fstest.MapFS{
	"pages/a-propos.md": text("titre: À propos de {{nom}}", "description: Qui nous sommes.", "misAJour: 2026-11-15",
		"blocs:",
		"  - titre: Notre équipe", "    uri: /a-propos/notre-equipe", "    type: carte", "---",
		"{{nom}} demande {{commission}}.", "", "## D’où vient le nom?", "", "Des *rangs* et des rues."),
	"faq/faq-clients.md": text("titre: Questions", "description: Pour acheter.", "---", "Un mot avant.", "",
		"## Combien coûte la **livraison**? {#livraison}", "", "Cela dépend.", "", "- une", "- deux", "",
		"## Puis-je retourner?", "", "Oui, en {{joursRetour}} jours."),
	"blogue/tuque.md": text("titre: La tuque", "description: Son histoire.", "auteur: Lucie", "date: 2026-03-05",
		"image: tuque-bleue",
		"imageAlt: Une tuque", "etiquettes: [laine, hiver]", "---", "Voir [les boutiques](/boutique).", "",
		"## Au début", "", "Il faisait froid."),
	"blogue/mitaine.md": text("titre: La mitaine", "description: Chaude.", "date: 2026-10-01", "etiquettes: [laine]",
		"---", "Deux aiguilles."),
	"blogue/savon.md": text("titre: Le savon", "description: Doux.", "date: 2026-11-01", "---", "De l’huile."),
	"equipe/zoe.md":   text("nom: Zoé", "role: Édition", "ordre: 2", "---", "Écrit."),
	"equipe/ana.md":   text("nom: Ana", "role: Code", "ordre: 1", "photo: tuque-bleue", "---", "Programme."),
	"medias/annonce.md": text("titre: Ouverture", "source: Communiqué", "date: 2026-09-01",
		"url: https://exemple.test/a", "lienExterne: true", "---", "Nous ouvrons."),
}

func text(lines ...string) *fstest.MapFile {
	return &fstest.MapFile{Data: []byte("---\n" + strings.Join(lines, "\n") + "\n")}
}

func newDesk(t *testing.T, change ...func(*content.Options)) *desk {
	t.Helper()
	d := &desk{
		t: t, mux: http.NewServeMux(), folder: filepath.Join(t.TempDir(), "contenu"),
		clock: time.Date(2026, 11, 15, 12, 0, 0, 0, time.UTC),
	}
	o := content.Options{
		Files: shipped, Folder: d.folder, Samples: true, Now: func() time.Time { return d.clock },
		Variables: map[string]string{"nom": "Épices & *Cie*", "commission": "10\u00a0%", "joursRetour": "30",
			"adresse": "", "telephone": "555-0142"},
		Picture: func(name string) (picture.Picture, bool) {
			return picture.Picture{File: "/fichiers/" + name + ".jpeg", Alt: "photo", Width: 800,
				Height: 1000}, name == "tuque-bleue"
		},
		Site: content.Site{Name: "Épices & Cie", PublicURL: "https://exemple.test"},
		Log:  slog.New(slog.NewTextHandler(&d.log, nil)),
	}
	for _, c := range change {
		c(&o)
	}
	service, err := content.New(o)
	if err != nil {
		t.Fatal(err)
	}
	d.service = service
	api := web.NewAPI(d.mux, "Essai", "1")
	service.Routes(api, web.Cached(web.NewCache(1<<20, service.Version), time.Minute), web.Public(time.Minute))
	d.mux.HandleFunc("GET "+content.FeedPath, service.Feed)
	return d
}

// write puts a text in the operator's folder, some seconds later.
func (d *desk) write(name string, lines ...string) {
	d.t.Helper()
	d.clock = d.clock.Add(5 * time.Second)
	file := filepath.Join(d.folder, name)
	if err := os.MkdirAll(filepath.Dir(file), 0o750); err != nil {
		d.t.Fatal(err)
	}
	if err := os.WriteFile(file, text(lines...).Data, 0o600); err != nil {
		d.t.Fatal(err)
	}
}

func (d *desk) get(path string) (int, map[string]any) {
	d.t.Helper()
	w := httptest.NewRecorder()
	d.mux.ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/v1"+path, nil))
	var body map[string]any
	if err := json.Unmarshal(w.Body.Bytes(), &body); err != nil {
		d.t.Fatalf("%s: %v in %s", path, err, w.Body)
	}
	return w.Code, body
}

// column reads one field of every item of a list.
func column(body map[string]any, list, field string) string {
	var all []string
	items, _ := body[list].([]any)
	for _, item := range items {
		all = append(all, item.(map[string]any)[field].(string))
	}
	return strings.Join(all, ", ")
}
