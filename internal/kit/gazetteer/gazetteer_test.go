package gazetteer

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"rangrue/internal/kit/web"
)

func TestFindKnowsTownsAsTheyAreTyped(t *testing.T) {
	for typed, want := range map[string]string{
		"Montréal": "Montréal", "montreal": "Montréal", "mont": "Montréal", "st-jerome": "Saint-Jérôme",
		"Ste-Adele": "Sainte-Adèle", "val d'or": "Val-d'Or", "l'islet": "L'Islet-sur-Mer",
		"kamouraska": "Kamouraska", "Rimousky": "Rimouski", "tremblant": "Mont-Tremblant",
		"trois rivieres": "Trois-Rivières", "Beloeil": "Belœil", "G0L 2M0": "Trois-Pistoles",
		"j9x": "Rouyn-Noranda", "H2X1Y4": "Montréal", "G3Z": "Baie-Saint-Paul", "G1R": "Québec", "h7": "Laval",
		"J4K": "Longueuil", "J4W": "Brossard", "québ": "Québec", "sept iles": "Sept-Îles",
	} {
		found := Find(typed, 5)
		if len(found) == 0 || found[0].Name != want {
			t.Errorf("%q is %v, want %s", typed, found, want)
		}
	}
	for _, typed := range []string{"", "xyzzy", "M5V 2T6", "99"} {
		if found := Find(typed, 5); len(found) != 0 {
			t.Errorf("%q is %v, want nothing", typed, found)
		}
	}
	if found := Find("saint", 3); len(found) != 3 {
		t.Errorf("%d places, want no more than 3", len(found))
	}
}

func TestEveryPlaceIsInQuebecAndEveryPostalPrefixIsOnesOwn(t *testing.T) {
	owner := map[string]string{}
	for _, p := range places() {
		if p.Lat < 44.9 || p.Lat > 62.6 || p.Lon < -79.8 || p.Lon > -57 || p.Region == "" || len(p.words) == 0 {
			t.Errorf("%+v", p)
		}
		for _, prefix := range p.prefixes {
			if other, taken := owner[prefix]; taken {
				t.Errorf("%s is of %s and of %s", prefix, other, p.Name)
			}
			owner[prefix] = p.Name
		}
	}
	if len(places()) < 450 {
		t.Errorf("%d places", len(places()))
	}
}

func TestAnAddressIsFoundByItsPostalCodeAndInTheCountryByItsVillage(t *testing.T) {
	for _, c := range []struct{ city, postal, want string }{
		{"Rimouski", "G5L 1A1", "Rimouski"},
		{"Montréal", "G5L 1A1", "Rimouski"}, // what was typed as a town does not move a postal code of another
		{"Kamouraska", "G0L 1M0", "Kamouraska"},
		{"Hameau inconnu", "G0L 1M0", "Trois-Pistoles"}, // the place that the gazetteer gives to G0L
		{"Ottawa", "K1P 1J1", ""},
		{"Rimouski", "", ""},
	} {
		if got, _ := Of(c.city, c.postal); got.Name != c.want {
			t.Errorf("%s %s is %q, want %q", c.city, c.postal, got.Name, c.want)
		}
	}
	rimouski, _ := Of("", "G5L 1A1")
	montreal, _ := Of("", "H2X 1Y4")
	if km := Kilometres(rimouski.Lat, rimouski.Lon, montreal.Lat, montreal.Lon); km < 480 || km > 520 {
		t.Errorf("Rimouski is %.0f km from Montréal", km)
	}
}

func TestNearest(t *testing.T) {
	if p := Nearest(48.46, -68.51); p.Name != "Rimouski" {
		t.Errorf("nearest to Rimouski is %s", p.Name)
	}
}

func TestPlacesAreServed(t *testing.T) {
	mux := http.NewServeMux()
	Routes(web.NewAPI(mux, "test", "1"))
	for path, want := range map[string]string{
		"/v1/services/places?q=rimou": `{"data":[{"name":"Rimouski","region":"Bas-Saint-Laurent",` +
			`"lat":48.449,"lon":-68.524}]}`,
		"/v1/services/places?q=xyzzy":                  `{"data":[]}`,
		"/v1/services/places/near?lat=48.5&lon=-68.5":  `"Rimouski"`,
		"/v1/services/places?q=r":                      `"status":422`,
		"/v1/services/places/near?lat=948.5&lon=-68.5": `"status":422`,
	} {
		w := httptest.NewRecorder()
		mux.ServeHTTP(w, httptest.NewRequest(http.MethodGet, path, nil))
		if !strings.Contains(w.Body.String(), want) {
			t.Errorf("%s answers %s, want %s", path, w.Body, want)
		}
	}
}
