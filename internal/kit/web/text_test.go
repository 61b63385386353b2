package web_test

import (
	"context"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"rangrue/internal/kit/web"
)

// echoInput has a text in each place of an address.
type echoInput struct {
	ID    string `path:"id"`
	Asked string `query:"q"`
	Key   string `header:"Idempotency-Key"`
}

type echoBody struct {
	Body struct {
		_    struct{} `additionalProperties:"true"`
		Name string   `json:"name,omitempty"`
	}
}

type rawBody struct {
	RawBody []byte `contentType:"application/octet-stream"`
}

// textDoor serves calls that take anything they are given, behind the door of every request.
func textDoor() http.Handler {
	mux := http.NewServeMux()
	api := web.NewAPI(mux, "Test", "1")
	web.Get(api, "/things/{id}", "Read", func(context.Context, *echoInput) (*struct{}, error) { return nil, nil })
	web.Post(api, "/things", "Write", func(context.Context, *echoBody) (*struct{}, error) { return nil, nil })
	web.Post(api, "/forms", "Form", func(context.Context, *rawBody) (*struct{}, error) { return nil, nil })
	return web.Harden(mux, web.Options{})
}

func TestWhatIsNotTextIsRefusedAtTheDoor(t *testing.T) {
	const jsonType, formType = "application/json", "application/x-www-form-urlencoded"
	door := textDoor()
	for _, c := range []struct {
		name, address, header, kind, body string
		refused                           bool
	}{
		{name: "NUL in a path", address: "/v1/things/%00", refused: true},
		{name: "NUL behind a text mark", address: "/v1/things/%E2%80%AE%00", refused: true},
		{name: "broken UTF-8 in a path", address: "/v1/things/%ff", refused: true},
		{name: "a surrogate in a path", address: "/v1/things/%ED%A0%80", refused: true},
		{name: "NUL in the path of a page", address: "/boutique/%00", refused: true},
		{name: "French in a path", address: "/v1/things/%C3%A9t%C3%A9"},
		{name: "NUL in a query", address: "/v1/things/a?q=%00", refused: true},
		{name: "NUL behind a broken escape", address: "/v1/things/a?x=%zz&q=%00", refused: true},
		{name: "broken UTF-8 in a query", address: "/v1/things/a?q=%C3", refused: true},
		{name: "French in a query", address: "/v1/things/a?q=%C3%A9t%C3%A9+100%25"},
		{name: "Latin-1 in a header", address: "/v1/things/a", header: "cl\xe9", refused: true},
		{name: "French in a header", address: "/v1/things/a", header: "clé"},
		{name: "NUL escaped in JSON", kind: jsonType, body: `{"name":"a\u0000b"}`, refused: true},
		{name: "NUL escaped in JSON without a type", body: `{"name":"a\u0000b"}`, refused: true},
		{name: "NUL escaped in a name", kind: jsonType, body: `{"a\u0000":1}`, refused: true},
		{name: "a lone high surrogate", kind: jsonType, body: `{"name":"\ud83d"}`, refused: true},
		{name: "two high surrogates", kind: jsonType, body: `{"name":"\ud83d\ud83d"}`, refused: true},
		{name: "a high surrogate apart from its low one", kind: jsonType, body: `{"name":"\ud83d \ude00"}`,
			refused: true},
		{name: "a lone low surrogate", kind: jsonType, body: `{"name":"\uDE00"}`, refused: true},
		{name: "broken UTF-8 in JSON", kind: jsonType, body: "{\"name\":\"\xff\"}", refused: true},
		{name: "a whole pair", kind: jsonType, body: `{"name":"\ud83d\ude00 \u00e9 \n \\u0000"}`},
		{name: "NUL in a form", address: "/v1/forms", kind: formType, body: "a=%00", refused: true},
		{name: "a backslash in a form", address: "/v1/forms", kind: formType, body: `a=\u0000`},
		{name: "a picture", address: "/v1/forms", kind: "application/octet-stream", body: "\x00\xff"},
	} {
		t.Run(c.name, func(t *testing.T) {
			method, address := http.MethodGet, c.address
			if c.body != "" {
				method = http.MethodPost
				if address == "" {
					address = "/v1/things"
				}
			}
			r := httptest.NewRequest(method, address, strings.NewReader(c.body))
			if c.kind != "" {
				r.Header.Set("Content-Type", c.kind)
			}
			if c.header != "" {
				r.Header.Set("Idempotency-Key", c.header)
			}
			w := httptest.NewRecorder()
			door.ServeHTTP(w, r)
			said := strings.Contains(w.Body.String(), "caractères illisibles")
			if c.refused && (w.Code != http.StatusBadRequest || !said) {
				t.Errorf("status %d, %s; want 400 with a sentence", w.Code, w.Body)
			}
			if !c.refused && w.Code >= 300 {
				t.Errorf("status %d, %s; want it taken", w.Code, w.Body)
			}
		})
	}
}

func TestABodyOverItsLimitIsStillTooLarge(t *testing.T) {
	w := httptest.NewRecorder()
	body := `{"name":"` + strings.Repeat("a", web.DefaultMaxBody) + `"}`
	textDoor().ServeHTTP(w, httptest.NewRequest(http.MethodPost, "/v1/things", strings.NewReader(body)))
	if w.Code != http.StatusRequestEntityTooLarge {
		t.Errorf("status %d, %s", w.Code, w.Body)
	}
}
