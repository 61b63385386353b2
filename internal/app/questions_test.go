package app_test

import (
	"net/http"
	"strings"
	"testing"

	"rangrue/internal/kit/db/dbtest"
)

func TestAQuestionJustAskedIsThereAfterAReload(t *testing.T) {
	dbtest.RunURL(t, func(t *testing.T, url string) {
		h := openSite(t, url)
		list := call{method: http.MethodGet, path: "/products/" + h.values["productId"] + "/questions"}
		h.ask(list, "") // an answer that could be kept
		const asked = "Cette tasse va-t-elle au congélateur?"
		body := `{"productId":"` + h.values["productId"] + `","question":"` + asked + `"}`
		if status, said := h.post("/product-questions", body, h.luc); status != 201 {
			t.Fatalf("asked: %d %s", status, said)
		}
		if status, said := h.ask(list, ""); status != 200 || !strings.Contains(said, asked) {
			t.Errorf("read again: %d %s", status, said)
		}
		answer, err := http.Get(h.base + "/v1" + list.path)
		if err != nil {
			t.Fatal(err)
		}
		defer answer.Body.Close()
		if kept := answer.Header.Get("Cache-Control"); !strings.Contains(kept, "no-") {
			t.Errorf("a browser may keep the list: %q", kept)
		}
	})
}
