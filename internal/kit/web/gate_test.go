package web_test

import (
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"rangrue/internal/kit/web"
)

func TestAProcessThatStartsHoldsRequestsBack(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		health := web.NewHealth(time.Second, nil)
		mux := http.NewServeMux()
		health.Routes(mux)
		mux.HandleFunc("/", func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write([]byte("page")) })
		gate := web.NewGate(mux, 30*time.Second)
		health.Starting()
		w, _ := call(t, gate, "GET", "/readyz", "")
		if w.Code != 503 || !strings.Contains(w.Body.String(), "starting") {
			t.Errorf("readyz: %d %s", w.Code, w.Body)
		}
		if w, _ := call(t, gate, "GET", "/healthz", ""); w.Code != 200 {
			t.Errorf("healthz: %d", w.Code)
		}
		began := time.Now()
		w, _ = call(t, gate, "GET", "/", "")
		if w.Code != 503 || w.Header().Get("Retry-After") == "" || time.Since(began) != 30*time.Second {
			t.Errorf("a page during the start: %d after %s", w.Code, time.Since(began))
		}
		time.AfterFunc(5*time.Second, func() { health.Started(); gate.Open() })
		if w, _ := call(t, gate, "GET", "/", ""); w.Code != 200 || w.Body.String() != "page" {
			t.Errorf("a page that waited: %d %s", w.Code, w.Body)
		}
		if w, _ := call(t, gate, "GET", "/readyz", ""); w.Code != 200 {
			t.Errorf("readyz after the start: %d", w.Code)
		}
	})
}

func TestAProcessToldToStopWhileItStartsKeepsNobodyWaiting(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		gate := web.NewGate(http.NotFoundHandler(), time.Hour)
		time.AfterFunc(time.Second, gate.GiveUp)
		began := time.Now()
		if w, _ := call(t, gate, "GET", "/", ""); w.Code != 503 || time.Since(began) != time.Second {
			t.Errorf("%d after %s", w.Code, time.Since(began))
		}
	})
}
