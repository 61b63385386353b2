package mail

import (
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func newTestFolder(t *testing.T, now func() time.Time) (*Folder, string) {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "courriels")
	folder, err := NewFolder(dir, fromAddress, now)
	if err != nil {
		t.Fatal(err)
	}
	return folder, dir
}

func browse(dir, path string) *httptest.ResponseRecorder {
	answer := httptest.NewRecorder()
	DevPages(dir).ServeHTTP(answer, httptest.NewRequest("GET", path, nil))
	return answer
}

func TestAKeptMessageIsReadAtTheDeveloperPage(t *testing.T) {
	clock := noon
	folder, dir := newTestFolder(t, func() time.Time { return clock })
	first := hello("Zoé Côté <zoe@exemple.ca>")
	first.HTML = "<html><head></head><body><p>Vos œufs</p><script>alert(1)</script></body></html>"
	first.Attachments = []Attachment{
		{Name: "facture.pdf", ContentType: "application/pdf", Data: []byte("%PDF \x00\xff")},
	}
	second := Message{To: []string{"ana@exemple.ca"}, Subject: "Seconde <b>lettre</b>", Text: "Du texte <b>seul</b>"}
	for _, m := range []Message{first, second} {
		if err := folder.Send(t.Context(), m); err != nil {
			t.Fatal(err)
		}
		clock = clock.Add(time.Second)
	}
	const name = "20261115T120000.000Z-0193-abc.eml"
	list := browse(dir, "/dev/courriels").Body.String()
	if at, other := strings.Index(list, "Seconde &lt;b&gt;lettre"), strings.Index(list,
		"Votre commande est en route\u00a0: été"); at < 0 || other < at {
		t.Errorf("the list does not show both, newest first:\n%s", list)
	}
	if !strings.Contains(list, `href="/dev/courriels/`+name+`"`) || !strings.Contains(list, "2026-11-15 12:00") {
		t.Errorf("the list lacks the link or the date:\n%s", list)
	}
	if hers := browse(dir, "/dev/courriels?q=zoe@exemple.ca").Body.String(); !strings.Contains(hers, name) ||
		strings.Contains(hers, "Seconde") {
		t.Errorf("the list of one recipient is not hers alone:\n%s", hers)
	}
	page := browse(dir, "/dev/courriels/"+name).Body.String()
	for _, want := range []string{
		"Zoé Côté", "facture.pdf", `sandbox="allow-popups`, `src="/dev/courriels/` + name + `/html"`, "1\u00a0ko",
	} {
		if !strings.Contains(page, want) {
			t.Errorf("the page lacks %q:\n%s", want, page)
		}
	}
	if text := browse(dir, "/dev/courriels/"+name+"?vue=texte").Body.String(); !strings.Contains(text,
		"vos œufs partent à l’été.") {
		t.Errorf("the text tab:\n%s", text)
	}
	if file := browse(dir, "/dev/courriels/"+name+"/jointes/0"); file.Body.String() != "%PDF \x00\xff" ||
		file.Header().Get("Content-Disposition") != "attachment; filename=facture.pdf" {
		t.Errorf("the attachment: %q, %s", file.Body, file.Header().Get("Content-Disposition"))
	}
	if raw := browse(dir, "/dev/courriels/"+name+"/eml"); !strings.Contains(raw.Body.String(),
		"Message-ID: <0193-abc@exemple.ca>") {
		t.Errorf("the source:\n%s", raw.Body)
	}
}

func TestTheHTMLOfAMessageCannotActOnOurAddress(t *testing.T) {
	folder, dir := newTestFolder(t, atNoon)
	if err := folder.Send(t.Context(), hello("ana@exemple.ca")); err != nil {
		t.Fatal(err)
	}
	frame := browse(dir, "/dev/courriels/20261115T120000.000Z-0193-abc.eml/html")
	policy := frame.Header().Get("Content-Security-Policy")
	if !strings.HasPrefix(policy, "sandbox ") || strings.Contains(policy, "allow-scripts") ||
		strings.Contains(policy, "allow-same-origin") {
		t.Errorf("policy %q", policy)
	}
	if frame.Header().Get("X-Frame-Options") != "SAMEORIGIN" ||
		!strings.Contains(frame.Body.String(), "<p>Vos œufs partent à l’été.</p>") {
		t.Errorf("frame: %s\n%s", frame.Header().Get("X-Frame-Options"), frame.Body)
	}
}

func TestDeveloperPagesShowNothingElse(t *testing.T) {
	_, dir := newTestFolder(t, atNoon)
	if err := os.WriteFile(filepath.Join(dir, "..", "secret.eml"), []byte("Subject: x\r\n\r\nsecret"),
		0o600); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{
		"/dev/courriels/absent.eml", "/dev/courriels/..%2Fsecret.eml", "/dev/courriels/..%2Fsecret.eml/eml",
		"/dev/courriels/..%2Fsecret.eml/html", "/dev/courriels/x/jointes/0", "/dev/autre",
	} {
		if got := browse(dir, path); got.Code != 404 || strings.Contains(got.Body.String(), "secret") {
			t.Errorf("%s: %d %q", path, got.Code, got.Body)
		}
	}
	if empty := browse(dir, "/dev/courriels"); empty.Code != 200 ||
		!strings.Contains(empty.Body.String(), "Aucun courriel pour le moment.") {
		t.Errorf("an empty folder: %d", empty.Code)
	}
	if absent := browse(filepath.Join(dir, "absent"), "/dev/courriels"); absent.Code != 200 {
		t.Errorf("an absent folder: %d", absent.Code)
	}
}

func TestAFolderSenderChecksLikeTheOthers(t *testing.T) {
	folder, dir := newTestFolder(t, atNoon)
	if err := folder.Send(t.Context(), Message{To: []string{"x"}}); err == nil {
		t.Error("a message out of shape was kept")
	}
	if left, _ := os.ReadDir(dir); len(left) != 0 {
		t.Errorf("left behind: %v", left)
	}
	if _, err := NewFolder(dir, "pas une adresse", atNoon); err == nil {
		t.Error("a sender without an address was accepted")
	}
}
