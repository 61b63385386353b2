package web_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"rangrue/internal/kit/web"
)

// serveTCP runs a hardened handler as the product does, on a real connection.
func serveTCP(t *testing.T, handler http.HandlerFunc) (address string) {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	served := make(chan error, 1)
	go func() {
		served <- web.Serve(ctx, web.NewServer(web.Harden(handler, web.Options{Log: quiet}), quiet), listener,
			time.Minute)
	}()
	t.Cleanup(func() {
		http.DefaultClient.CloseIdleConnections()
		stop()
		if err := <-served; err != nil {
			t.Error(err)
		}
	})
	return "http://" + listener.Addr().String()
}

func TestAnswersOfAnySizeArriveWholeAndInOrder(t *testing.T) {
	text := bytes.Repeat([]byte("tasse en grès, "), 10_000)
	address := serveTCP(t, func(w http.ResponseWriter, r *http.Request) {
		size, _ := strconv.Atoi(r.FormValue("size"))
		parts, _ := strconv.Atoi(r.FormValue("parts"))
		w.Header().Set("Content-Type", "image/png") // never compressed
		if r.FormValue("length") != "" {
			w.Header().Set("Content-Length", strconv.Itoa(size))
		}
		for i := range parts {
			_, _ = w.Write(text[size*i/parts : size*(i+1)/parts])
		}
	})
	for _, size := range []string{"0", "1", "2048", "2049", "3500", "4096", "4097", "6000", "8191", "8193", "12000",
		"100000"} {
		for _, asked := range []string{"parts=1&length=1", "parts=1", "parts=2&length=1", "parts=3"} {
			answer, err := http.Get(address + "/?size=" + size + "&" + asked)
			if err != nil {
				t.Fatal(err)
			}
			got, err := io.ReadAll(answer.Body)
			answer.Body.Close()
			n, _ := strconv.Atoi(size)
			if err != nil || !bytes.Equal(got, text[:n]) {
				t.Errorf("%s bytes, %s: %d bytes came, %v", size, asked, len(got), err)
			}
		}
	}
}

func TestAJSONAnswerTellsItsLengthToThoseWhoTakeNoCompression(t *testing.T) {
	text := `{"text":"` + strings.Repeat("tasse ", 1000) + `"}`
	address := serveTCP(t, func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(http.StatusCreated)
		_, _ = io.WriteString(w, text[:3000])
		_, _ = io.WriteString(w, text[3000:])
	})
	r, _ := http.NewRequest(http.MethodPost, address, nil)
	r.Header.Set("Accept-Encoding", "identity")
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	got, err := io.ReadAll(answer.Body)
	if err != nil || string(got) != text || answer.StatusCode != http.StatusCreated ||
		answer.ContentLength != int64(len(text)) {
		t.Errorf("%d, length %d, %d bytes, %v", answer.StatusCode, answer.ContentLength, len(got), err)
	}
}

func TestAFlushedBeginningDoesNotWaitForTheRest(t *testing.T) {
	beginning := strings.Repeat("début ", 1000)
	goOn := make(chan struct{})
	address := serveTCP(t, func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "image/png")
		_, _ = io.WriteString(w, beginning)
		_ = http.NewResponseController(w).Flush()
		<-goOn
		_, _ = io.WriteString(w, "fin")
	})
	answer, err := http.Get(address)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	got := make([]byte, len(beginning))
	if _, err := io.ReadFull(answer.Body, got); err != nil || string(got) != beginning {
		t.Fatalf("the beginning is not there: %v", err)
	}
	close(goOn)
	if rest, err := io.ReadAll(answer.Body); string(rest) != "fin" || err != nil {
		t.Errorf("then %q, %v", rest, err)
	}
}

func TestAClientThatWaitsForPermissionToSendIsGivenIt(t *testing.T) {
	address := serveTCP(t, func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		w.Header().Set("Content-Type", "image/png")
		_, _ = w.Write(body)
	})
	sent := strings.Repeat("boutons ", 1000)
	r, _ := http.NewRequest(http.MethodPost, address, strings.NewReader(sent))
	r.Header.Set("Expect", "100-continue")
	client := &http.Client{Transport: &http.Transport{ExpectContinueTimeout: time.Minute}}
	defer client.CloseIdleConnections()
	answer, err := client.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	if got, err := io.ReadAll(answer.Body); string(got) != sent || err != nil {
		t.Errorf("%d bytes came back, %v", len(got), err)
	}
}

func TestFilesAndVisitorsWhoLeaveAreNothingSpecial(t *testing.T) {
	file := filepath.Join(t.TempDir(), "photo.png")
	content := bytes.Repeat([]byte{1, 2, 3, 4}, 50_000)
	if err := os.WriteFile(file, content, 0o600); err != nil {
		t.Fatal(err)
	}
	left := make(chan error, 1)
	address := serveTCP(t, func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/photo.png" {
			http.ServeFile(w, r, file)
			return
		}
		w.Header().Set("Content-Type", "image/png")
		for {
			if _, err := w.Write(content); err != nil {
				left <- err
				return
			}
		}
	})
	answer, err := http.Get(address + "/photo.png")
	if err != nil {
		t.Fatal(err)
	}
	got, err := io.ReadAll(answer.Body)
	answer.Body.Close()
	if err != nil || !bytes.Equal(got, content) {
		t.Errorf("the file has %d bytes, %v", len(got), err)
	}
	ctx, leave := context.WithCancel(t.Context())
	r, _ := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if answer, err = http.DefaultClient.Do(r); err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	leave()
	if err := <-left; err == nil || errors.Is(err, io.EOF) {
		t.Errorf("the handler of an endless answer got the error %v", err)
	}
}

// huma leaves a deadline on the connection by which a body must be read; net/http then takes the visitor for gone.
func TestACallMayTakeLongerThanItsBodyMayTakeToArrive(t *testing.T) {
	if testing.Short() {
		t.Skip("takes six seconds")
	}
	mux := http.NewServeMux()
	web.Post(web.NewAPI(mux, "Test", "1"), "/slow", "Slow", func(ctx context.Context, _ *echoBody) (*struct{}, error) {
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-time.After(6 * time.Second):
			return nil, nil
		}
	})
	server := httptest.NewServer(web.Harden(mux, web.Options{}))
	defer server.Close()
	answer, err := http.Post(server.URL+"/v1/slow", "application/json", strings.NewReader(`{}`))
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	if answer.StatusCode >= 300 {
		t.Errorf("status %d", answer.StatusCode)
	}
}
