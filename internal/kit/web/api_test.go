package web_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
)

var quiet = slog.New(slog.NewTextHandler(io.Discard, nil))

type guestBody struct {
	Name     string       `json:"name" minLength:"1" maxLength:"5"`
	Email    string       `json:"email" format:"email"`
	Age      int          `json:"age,omitempty" minimum:"18" maximum:"120"`
	Kind     string       `json:"kind,omitempty" enum:"ami,voisin"`
	Code     string       `json:"code,omitempty" pattern:"^[A-Z]+$"`
	Gift     money.Cents  `json:"gift,omitempty"`
	Tags     []string     `json:"tags,omitempty" maxItems:"2"`
	Address  *addressBody `json:"address,omitempty"`
	Favorite bool         `json:"favorite,omitempty"`
	Steps    int          `json:"steps,omitempty" maximum:"1000000"`
}

type addressBody struct {
	City string `json:"city"`
}

type guestInput struct{ Body guestBody }

type listInput struct {
	Page       int      `query:"page" default:"1" minimum:"1"`
	Categories []string `query:"categories[],explode"`
}

type guest struct {
	Name    string       `json:"name"`
	Price   money.Cents  `json:"price"`
	Regular *money.Cents `json:"regular"`
	Was     *money.Cents `json:"was,omitempty"`
}

type guestOutput struct{ Body guest }

// newGuestBook is a small API that fails in every way there is.
func newGuestBook() (*http.ServeMux, huma.API) {
	mux := http.NewServeMux()
	api := web.NewAPI(mux, "Guest book", "1.0")
	web.Get(api, "/guests", "Guests", func(_ context.Context, in *listInput) (*struct{ Body web.Page[guest] }, error) {
		found := []guest{{Name: strings.Join(in.Categories, "+"), Price: 1290}}
		return &struct{ Body web.Page[guest] }{web.NewPage(found, in.Page, 1, 3)}, nil
	})
	web.Post(api, "/guests/", "Welcome a guest", func(_ context.Context, in *guestInput) (*guestOutput, error) {
		return &guestOutput{guest{Name: in.Body.Name, Price: in.Body.Gift}}, nil
	}, web.Status(http.StatusCreated))
	web.Get(api, "/guests/{name}", "One guest", func(_ context.Context, in *struct {
		Name string `path:"name"`
	}) (*guestOutput, error) {
		return nil, failures[in.Name]
	})
	web.Get(api, "/panic", "Panic", func(context.Context, *struct{}) (*guestOutput, error) {
		panic("oups: secret@exemple.ca")
	})
	web.Post(api, "/small", "Small", func(context.Context, *guestInput) (*guestOutput, error) {
		return &guestOutput{}, nil
	}, web.MaxBody(100))
	web.Post(api, "/limited", "Limited", func(context.Context, *struct{}) (*guestOutput, error) {
		return &guestOutput{}, nil
	},
		web.Limit("limited", 2, time.Minute))
	return mux, api
}

var failures = map[string]error{
	"refused": problem.New(problem.Refused, "limit_exceeded", problem.Say("Trop.", "Too much.")),
	"wrapped": fmt.Errorf("reserve: %w", problem.New(problem.Conflict, "out_of_stock",
		problem.Say("Épuisé.", "Sold out.")).With(map[string]int{"left": 0})),
	"hidden": errors.New("dial tcp 10.0.0.1: mot de passe hunter2"),
	"kindly": problem.New(problem.Internal, "whatever", problem.Say("Détail.", "Detail.")).
		Because(errors.New("hunter2")),
	"later": &problem.Error{Kind: problem.Unavailable, Code: "busy", Text: problem.Say("Plus tard.", "Later."),
		RetryAfter: 30},
	"nobody":  problem.New(problem.Unauthorized, "sign_in", problem.Say("Connectez-vous.", "Sign in.")),
	"other":   problem.New(problem.Forbidden, "not_yours", problem.Say("Non.", "No.")),
	"missing": problem.Missing("no_guest"),
	"slow":    fmt.Errorf("query: %w", context.DeadlineExceeded),
	"huma":    huma.Error409Conflict("raw words"),
}

// call sends a request through the handler and decodes what comes back.
func call(t *testing.T, h http.Handler, method, path, body string, headers ...string) (*httptest.ResponseRecorder,
	web.Problem) {
	t.Helper()
	r := httptest.NewRequest(method, path, strings.NewReader(body))
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	var p web.Problem
	if strings.HasPrefix(w.Header().Get("Content-Type"), "application/problem+json") {
		if err := json.Unmarshal(w.Body.Bytes(), &p); err != nil {
			t.Fatalf("%s %s: the problem is not JSON: %v\n%s", method, path, err, w.Body)
		}
	}
	return w, p
}

func TestEveryKindOfFailureHasItsStatusCodeAndSentence(t *testing.T) {
	mux, _ := newGuestBook()
	h := web.Harden(mux, web.Options{Log: quiet})
	const generic = "Une erreur interne s'est produite. Réessayez dans quelques instants."
	for name, want := range map[string]struct {
		status       int
		code, detail string
	}{
		"refused": {400, "limit_exceeded", "Trop."},
		"wrapped": {409, "out_of_stock", "Épuisé."},
		"hidden":  {500, "internal", generic},
		"kindly":  {500, "internal", generic},
		"later":   {503, "busy", "Plus tard."},
		"nobody":  {401, "sign_in", "Connectez-vous."},
		"other":   {403, "not_yours", "Non."},
		"missing": {404, "no_guest", "Nous ne trouvons pas ce que vous cherchez."},
		"slow":    {503, "unavailable", "Le service est momentanément indisponible. Réessayez dans quelques instants."},
		"huma":    {409, "conflict", "Les données ont changé entre-temps. Veuillez réessayer."},
	} {
		w, p := call(t, h, "GET", "/v1/guests/"+name, "")
		if w.Code != want.status || p.Status != want.status || p.Code != want.code || p.Detail != want.detail ||
			p.Title == "" {
			t.Errorf("%s: %d %+v; want %+v", name, w.Code, p, want)
		}
		if strings.Contains(w.Body.String(), "hunter2") {
			t.Errorf("%s shows its cause: %s", name, w.Body)
		}
		if p.RequestID == "" || p.RequestID != w.Header().Get("X-Request-Id") || p.Instance != "/v1/guests/"+name {
			t.Errorf("%s: request id %q, header %q, instance %q", name, p.RequestID, w.Header().Get("X-Request-Id"),
				p.Instance)
		}
		if got := w.Header().Get("Cache-Control"); got != "no-store" {
			t.Errorf("%s: Cache-Control %q", name, got)
		}
	}
}

func TestFailuresSpeakEnglishToThoseWhoPreferIt(t *testing.T) {
	mux, _ := newGuestBook()
	for header, want := range map[string]string{
		"": "Trop.", "en": "Too much.", "en-CA,fr;q=0.8": "Too much.", "fr-CA,en;q=0.8": "Trop.", "de": "Trop.",
		"en;q=0.5, fr;q=0.9": "Trop.", "en;q=0": "Trop.",
	} {
		w, p := call(t, mux, "GET", "/v1/guests/refused", "", "Accept-Language", header)
		if p.Detail != want {
			t.Errorf("Accept-Language %q: %q; want %q", header, p.Detail, want)
		}
		if language := w.Header().Get("Content-Language"); (want == "Trop.") != (language == "fr") {
			t.Errorf("Accept-Language %q: Content-Language %q", header, language)
		}
	}
}

func TestARefusalMayBringFreshFactsAndSayWhenToComeBack(t *testing.T) {
	mux, _ := newGuestBook()
	w, _ := call(t, mux, "GET", "/v1/guests/wrapped", "")
	if !strings.Contains(w.Body.String(), `"extra":{"left":0}`) {
		t.Errorf("no extra: %s", w.Body)
	}
	if w, _ = call(t, web.Harden(mux, web.Options{Log: quiet}), "GET", "/v1/guests/later",
		""); w.Header().Get("Retry-After") != "30" {
		t.Errorf("Retry-After %q", w.Header().Get("Retry-After"))
	}
}

func TestInputThatBreaksARuleIsA422WithASentencePerField(t *testing.T) {
	mux, _ := newGuestBook()
	for _, c := range []struct{ name, body, path, code, fr, en string }{
		{"missing", `{"email":"a@b.ca"}`, "name", "required", "Ce champ est obligatoire.", "This field is required."},
		{"null", `{"name":null,"email":"a@b.ca"}`, "name", "required", "Ce champ est obligatoire.",
			"This field is required."},
		{"empty", `{"name":"","email":"a@b.ca"}`, "name", "required", "Ce champ est obligatoire.",
			"This field is required."},
		{"too long", `{"name":"Élisabeth","email":"a@b.ca"}`, "name", "too_long",
			"Ce champ doit comporter au plus 5 caractères.", "This field must have at most 5 characters."},
		{"not an e-mail", `{"name":"Ana","email":"ana"}`, "email", "email", "Veuillez entrer un courriel valide",
			"Please enter a valid email"},
		{"too small", `{"name":"Ana","email":"a@b.ca","age":3}`, "age", "too_small",
			"La valeur doit être d'au moins 18.",
			"The value must be at least 18."},
		{"too large", `{"name":"Ana","email":"a@b.ca","age":300}`, "age", "too_large",
			"La valeur doit être d'au plus 120.",
			"The value must be at most 120."},
		{"too large by far", `{"name":"Ana","email":"a@b.ca","steps":2000000}`, "steps", "too_large",
			"La valeur doit être d'au plus 1\u00a0000\u00a0000.",
			"The value must be at most 1,000,000."},
		{"fraction", `{"name":"Ana","email":"a@b.ca","age":20.5}`, "age", "wrong_type",
			"Ce champ doit être un nombre entier.", "This field must be a whole number."},
		{"text for a number", `{"name":"Ana","email":"a@b.ca","age":"20"}`, "age", "wrong_type",
			"Ce champ doit être un nombre entier.", "This field must be a whole number."},
		{"number for a text", `{"name":3,"email":"a@b.ca"}`, "name", "wrong_type", "Ce champ doit être un texte.",
			"This field must be a text."},
		{"choice", `{"name":"Ana","email":"a@b.ca","kind":"roi"}`, "kind", "not_allowed",
			"Choisissez une des valeurs permises\u00a0: ami, voisin.",
			"Choose one of the allowed values: ami, voisin."},
		{"pattern", `{"name":"Ana","email":"a@b.ca","code":"x"}`, "code", "pattern", "Ce format n'est pas valide.",
			"This format is not valid."},
		{"too many", `{"name":"Ana","email":"a@b.ca","tags":["a","b","c"]}`, "tags", "too_many",
			"Il faut au plus 2 éléments.", "At most 2 items are allowed."},
		{"nested", `{"name":"Ana","email":"a@b.ca","address":{}}`, "address.city", "required",
			"Ce champ est obligatoire.",
			"This field is required."},
		{"nested in a list", `{"name":"Ana","email":"a@b.ca","tags":[1]}`, "tags[0]", "wrong_type",
			"Ce champ doit être un texte.", "This field must be a text."},
		{"unknown", `{"name":"Ana","email":"a@b.ca","admin":true}`, "admin", "unknown_field", "Ce champ est inconnu.",
			"This field is unknown."},
		{"finer than a cent", `{"name":"Ana","email":"a@b.ca","gift":1.005}`, "", "invalid",
			"Cette valeur n'est pas valide.",
			"This value is not valid."},
		{"not a list", `[]`, "", "wrong_type", "Ce champ doit être un objet.", "This field must be an object."},
	} {
		w, p := call(t, mux, "POST", "/v1/guests", c.body)
		if w.Code != 422 || p.Code != "invalid_input" || len(p.Errors) != 1 {
			t.Errorf("%s: %d %+v", c.name, w.Code, p)
			continue
		}
		if got := p.Errors[0]; got != (web.ProblemField{Path: c.path, Code: c.code, Message: c.fr}) ||
			p.Detail != c.fr {
			t.Errorf("%s: %+v (%s)", c.name, got, p.Detail)
		}
		if _, p = call(t, mux, "POST", "/v1/guests", c.body, "Accept-Language", "en"); p.Errors[0].Message != c.en {
			t.Errorf("%s in English: %q; want %q", c.name, p.Errors[0].Message, c.en)
		}
	}
}

func TestSeveralWrongFieldsAreReportedTogether(t *testing.T) {
	mux, _ := newGuestBook()
	_, p := call(t, mux, "POST", "/v1/guests", `{"email":"x","age":1}`)
	var wrong []string
	for _, f := range p.Errors {
		wrong = append(wrong, f.Path+":"+f.Code)
	}
	if got := strings.Join(wrong, " "); got != "age:too_small email:email name:required" {
		t.Errorf("fields: %s", got)
	}
	if p.Detail != "Certains champs sont à corriger." {
		t.Errorf("detail: %q", p.Detail)
	}
}

func TestValuesAreNeverEchoed(t *testing.T) {
	mux, _ := newGuestBook()
	for _, body := range []string{`{"name":"hunter2hunter2","email":"hunter2"}`, `{"password":"hunter2"`, `"hunter2"`} {
		if w, _ := call(t, mux, "POST", "/v1/guests", body); strings.Contains(w.Body.String(), "hunter2") {
			t.Errorf("%s is echoed: %s", body, w.Body)
		}
	}
}

func TestBodiesThatAreNotReadable(t *testing.T) {
	mux, _ := newGuestBook()
	long := `{"name":"Ana","email":"a@b.ca","code":"` + strings.Repeat("A", 200) + `"}`
	for _, c := range []struct {
		name, path, body, kind string
		status                 int
		code                   string
	}{
		{"broken", "/v1/guests", `{"name":`, "application/json", 422, "invalid_json"},
		{"none", "/v1/guests", ``, "application/json", 422, "body_required"},
		{"too long for its route", "/v1/small", long, "application/json", 413, "too_large"},
		{"too long for any route", "/v1/guests", `{"name":"` + strings.Repeat("a", 2<<20) + `"}`, "application/json",
			413,
			"too_large"},
		{"another format", "/v1/guests", `name: Ana`, "application/yaml", 415, "unsupported_media_type"},
	} {
		for label, h := range map[string]http.Handler{
			"bare": mux, "hardened": web.Harden(mux, web.Options{Log: quiet}),
		} {
			w, p := call(t, h, "POST", c.path, c.body, "Content-Type", c.kind)
			if w.Code != c.status || p.Code != c.code || p.Detail == "" {
				t.Errorf("%s, %s: %d %+v; want %d %s", c.name, label, w.Code, p, c.status, c.code)
			}
		}
	}
}

func TestQueriesAreCheckedToo(t *testing.T) {
	mux, _ := newGuestBook()
	for query, want := range map[string]string{"page=abc": "page:wrong_type", "page=0": "page:too_small"} {
		w, p := call(t, mux, "GET", "/v1/guests?"+query, "")
		if w.Code != 422 || len(p.Errors) != 1 || p.Errors[0].Path+":"+p.Errors[0].Code != want {
			t.Errorf("%s: %d %+v; want %s", query, w.Code, p, want)
		}
	}
	for _, query := range []string{"categories[]=a&categories[]=b", "categories%5B%5D=a&categories%5B%5D=b"} {
		if w, _ := call(t, mux, "GET", "/v1/guests?"+query, ""); !strings.Contains(w.Body.String(), `"name":"a+b"`) {
			t.Errorf("%s: %s", query, w.Body)
		}
	}
}

func TestUnknownPathsAndMethodsAreProblems(t *testing.T) {
	mux, _ := newGuestBook()
	for _, c := range []struct {
		method, path string
		status       int
		code, allow  string
	}{
		{"GET", "/v1/nowhere", 404, "not_found", ""},
		{"POST", "/v1/nowhere/", 404, "not_found", ""},
		{"GET", "/v1/", 404, "not_found", ""},
		{"DELETE", "/v1/guests", 405, "method_not_allowed", "GET, HEAD, POST"},
		{"PUT", "/v1/guests/", 405, "method_not_allowed", "GET, HEAD, POST"},
		{"POST", "/v1/openapi.json", 405, "method_not_allowed", "GET, HEAD"},
	} {
		w, p := call(t, mux, c.method, c.path, "")
		if w.Code != c.status || p.Code != c.code || w.Header().Get("Allow") != c.allow {
			t.Errorf("%s %s: %d %s Allow %q; want %+v", c.method, c.path, w.Code, p.Code, w.Header().Get("Allow"), c)
		}
	}
}

func TestATrailingSlashMakesNoDifference(t *testing.T) {
	mux, _ := newGuestBook()
	for _, path := range []string{"/v1/guests", "/v1/guests/"} {
		if w, _ := call(t, mux, "POST", path, `{"name":"Ana","email":"a@b.ca"}`); w.Code != http.StatusCreated {
			t.Errorf("POST %s: %d %s", path, w.Code, w.Body)
		}
		if w, _ := call(t, mux, "GET", path, ""); w.Code != http.StatusOK {
			t.Errorf("GET %s: %d %s", path, w.Code, w.Body)
		}
	}
	if w, _ := call(t, mux, "GET", "/v1/guests/missing/", ""); w.Code != 404 ||
		!strings.Contains(w.Body.String(), "no_guest") {
		t.Errorf("a path parameter is lost with its slash: %s", w.Body)
	}
}

func TestMoneyIsANumberOfDollars(t *testing.T) {
	mux, _ := newGuestBook()
	w, _ := call(t, mux, "POST", "/v1/guests", `{"name":"Ana","email":"a@b.ca","gift":12.9}`)
	if body := strings.TrimSpace(w.Body.String()); body != `{"name":"Ana","price":12.90,"regular":null}` {
		t.Errorf("answer: %s", body)
	}
}

func TestNamedLimitsRefuseAfterTheirCount(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { // the clock stands still
		mux, _ := newGuestBook()
		h := web.Harden(mux, web.Options{Log: quiet})
		for i, want := range []int{200, 200, 429} {
			w, p := call(t, h, "POST", "/v1/limited", "")
			if w.Code != want {
				t.Errorf("call %d: %d; want %d", i, w.Code, want)
			}
			if want == 429 && (p.Code != "too_many_requests" || w.Header().Get("Retry-After") == "") {
				t.Errorf("429: %+v Retry-After %q", p, w.Header().Get("Retry-After"))
			}
		}
	})
}

func TestARouteThatYieldsIsAskedLast(t *testing.T) {
	mux := http.NewServeMux()
	api := web.NewAPI(mux, "Essai", "1")
	say := func(word string) func(context.Context, *struct {
		ID string `path:"id"`
	}) (*guestOutput, error) {
		return func(_ context.Context, in *struct {
			ID string `path:"id"`
		}) (*guestOutput, error) {
			return &guestOutput{Body: guest{Name: word + " " + in.ID}}, nil
		}
	}
	web.Get(api, "/people/by-name/{id}", "By name", say("name"), web.Yield())
	web.Get(api, "/people/{id}/gifts", "Gifts", say("gifts"))
	web.Get(api, "/people/{id}/letters", "Letters", say("letters"))
	for path, want := range map[string]string{
		"/v1/people/by-name/ana": "name ana", "/v1/people/7/gifts": "gifts 7",
		"/v1/people/by-name/gifts": "gifts by-name", "/v1/people/by-name/ana/": "name ana",
	} {
		if w, _ := call(t, mux, "GET", path, ""); w.Code != 200 || !strings.Contains(w.Body.String(), `"`+want+`"`) {
			t.Errorf("%s: %d %s, want %s", path, w.Code, w.Body, want)
		}
	}
	if w, _ := call(t, mux, "POST", "/v1/people/by-name/ana", ""); w.Code != 405 ||
		w.Header().Get("Allow") != "GET, HEAD" {
		t.Errorf("another method: %d, allowed %q", w.Code, w.Header().Get("Allow"))
	}
}
