package web_test

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"net/http"
	"strings"
	"testing"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/web"
)

func TestAFileOfLinesSaysWhenItIsNotWhole(t *testing.T) {
	mux := http.NewServeMux()
	api := web.NewAPI(mux, "Wishes", "1.0")
	var failure error
	web.Get(api, "/wishes.csv", "Wishes", func(context.Context, *struct{}) (*huma.StreamResponse, error) {
		return web.CSV("souhaits.csv", []string{"nom", "prix"},
			func(_ context.Context, write func([]string) error) error {
				return errors.Join(write([]string{"Tasse, bleue", "12.50"}), failure)
			}), nil
	})
	const whole = "nom,prix\n\"Tasse, bleue\",12.50\n"
	w, _ := call(t, mux, "GET", "/v1/wishes.csv", "")
	if w.Body.String() != whole || w.Header().Get("Cache-Control") != web.CacheNever ||
		w.Header().Get("Content-Disposition") != `attachment; filename="souhaits.csv"` {
		t.Errorf("%q with %v", w.Body, w.Header())
	}
	failure = errors.New("the database is away")
	var log bytes.Buffer
	logged := web.Harden(mux, web.Options{Log: slog.New(slog.NewTextHandler(&log, nil))})
	if w, _ := call(t, logged, "GET", "/v1/wishes.csv", ""); w.Body.String() != whole+"Fichier incomplet\n" {
		t.Errorf("a file cut short: %q", w.Body)
	}
	if !strings.Contains(log.String(), "file=souhaits.csv") || !strings.Contains(log.String(), failure.Error()) {
		t.Errorf("nobody is told why: %s", &log)
	}
}
