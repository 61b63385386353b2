package web_test

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"rangrue/internal/kit/web"
)

func TestTheDocumentIsStableAndTellsTheTypes(t *testing.T) {
	_, api := newGuestBook()
	_, again := newGuestBook()
	document := web.Document(api)
	if !bytes.Equal(document, web.Document(again)) {
		t.Error("two documents of the same API differ")
	}
	var doc struct {
		OpenAPI    string                     `json:"openapi"`
		Paths      map[string]json.RawMessage `json:"paths"`
		Components struct {
			Schemas map[string]struct {
				Properties map[string]struct {
					Type   any    `json:"type"`
					Format string `json:"format"`
				} `json:"properties"`
				Required []string `json:"required"`
			} `json:"schemas"`
		} `json:"components"`
	}
	if err := json.Unmarshal(document, &doc); err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(doc.OpenAPI, "3.1") || doc.Paths["/guests"] == nil || doc.Paths["/guests/{name}"] == nil {
		t.Errorf("openapi %s, paths %d", doc.OpenAPI, len(doc.Paths))
	}
	schema := doc.Components.Schemas["Web_testGuest"]
	if price := schema.Properties["price"]; price.Type != "number" || price.Format != "decimal" {
		t.Errorf("money is %+v", price)
	}
	if regular, _ := json.Marshal(schema.Properties["regular"].Type); string(regular) != `["number","null"]` {
		t.Errorf("money that may be null is %s", regular)
	}
	if was, _ := json.Marshal(schema.Properties["was"].Type); string(was) != `"number"` {
		t.Errorf("money that is left out is %s", was)
	}
	if page := doc.Components.Schemas["PageWeb_testGuest"]; page.Properties["data"].Type != "array" ||
		len(page.Required) != 6 {
		t.Errorf("page: %+v", page)
	}
	if problem := doc.Components.Schemas["Problem"]; problem.Properties["code"].Type != "string" {
		t.Errorf("problem: %+v", problem)
	}
}

func TestTwoTypesOfOneNameBothHaveASchema(t *testing.T) {
	api := web.NewAPI(http.NewServeMux(), "Names", "1.0")
	type output struct{ Body struct{ A string } }
	web.Get(api, "/a", "A", func(context.Context, *struct{}) (*output, error) { return &output{}, nil })
	{
		type output struct{ Body struct{ B int } }
		web.Get(api, "/b", "B", func(context.Context, *struct{}) (*output, error) { return &output{}, nil })
	}
	for _, name := range []string{`"OutputBody"`, `"OutputBody2"`} {
		if !strings.Contains(string(web.Document(api)), name) {
			t.Errorf("no schema %s", name)
		}
	}
}

func TestTheDocumentAndItsPageAreServed(t *testing.T) {
	mux, api := newGuestBook()
	h := web.Harden(mux, web.Options{Log: quiet})
	w, _ := call(t, h, "GET", "/v1/openapi.json", "")
	if w.Code != 200 || !bytes.Equal(w.Body.Bytes(), web.Document(api)) || w.Header().Get("ETag") == "" {
		t.Errorf("document: %d %v", w.Code, w.Header())
	}
	w, _ = call(t, h, "GET", "/v1/docs", "")
	page := w.Body.String()
	for _, part := range []string{"Guest book", "Welcome a guest", `href="#schema-Problem"`, "at most 5 characters",
		"one of &#34;ami&#34;, &#34;voisin&#34;", "list of"} {
		if !strings.Contains(page, part) {
			t.Errorf("the page does not say %q", part)
		}
	}
	if strings.Contains(page, "<script") || strings.Contains(page, " style=") || strings.Contains(page, "<style") {
		t.Error("the page breaks its own policy")
	}
	for _, link := range regexp.MustCompile(`href="#([^"]+)"`).FindAllStringSubmatch(page, -1) {
		if !strings.Contains(page, `id="`+link[1]+`"`) {
			t.Errorf("a link leads nowhere: %s", link[1])
		}
	}
	if w, _ = call(t, h, "GET", "/v1/docs.css", ""); w.Code != 200 ||
		w.Header().Get("Content-Type") != "text/css; charset=utf-8" {
		t.Errorf("style: %d %v", w.Code, w.Header())
	}
}
