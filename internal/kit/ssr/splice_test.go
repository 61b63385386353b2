package ssr

import (
	"bytes"
	"compress/gzip"
	"io"
	"math/rand"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
)

func TestATailIsAppendedToACompressedPage(t *testing.T) {
	random := make([]byte, 100_000)
	rand.New(rand.NewSource(1)).Read(random)
	pages := map[string][]byte{
		"empty": {}, "short": []byte("<p>é</p>"), "long": []byte(strings.Repeat("<li>tuque de laine</li>", 9000)),
		"noise": random,
	}
	for name, page := range pages {
		for _, tail := range []string{
			"x", "<script nonce=\"abc\"></script></body></html>", strings.Repeat("t", 60_000),
		} {
			var d document
			d.set(page)
			want := string(page) + tail
			if got := gunzip(t, d.appendGzip(nil, []byte(tail))); got != want {
				t.Errorf("%s + %d bytes: gzip gives %d bytes, want %d", name, len(tail), len(got), len(want))
			}
			got, err := io.ReadAll(brotli.NewReader(bytes.NewReader(d.appendBrotli(nil, []byte(tail)))))
			if err != nil || string(got) != want {
				t.Errorf("%s + %d bytes: brotli gives %d bytes, %v; want %d", name, len(tail), len(got), err, len(want))
			}
		}
	}
}

func gunzip(t *testing.T, b []byte) string {
	t.Helper()
	r, err := gzip.NewReader(bytes.NewReader(b))
	if err != nil {
		t.Fatal(err)
	}
	out, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}
