package web

import (
	"bytes"
	"context"
	"fmt"
	"log/slog"
	"net/http"
	"net/url"
)

// Internal calls GETs of the API from within the process, for pages rendered on the server. path includes the prefix
// and the query ("/v1/search/products/limit/28"). The call bears no header, cookie, identity or value of the visitor's
// request, only its deadline: what it answers is what everyone may see, and may be cached. It passes no limit and only
// its failures are logged, so handler must be the mux itself, not the hardened one.
func Internal(
	handler http.Handler, log *slog.Logger,
) func(ctx context.Context, path string) (status int, body []byte, err error) {
	return func(ctx context.Context, path string) (status int, body []byte, err error) {
		address, err := url.ParseRequestURI(path)
		if err != nil {
			return 0, nil, fmt.Errorf("internal call: %w", err)
		}
		r := &http.Request{
			Method: http.MethodGet, URL: address, Host: "internal", RequestURI: path, Header: http.Header{},
			Proto: "HTTP/1.1", ProtoMajor: 1, ProtoMinor: 1, Body: http.NoBody,
		}
		w := &recorder{header: http.Header{}, status: http.StatusOK}
		inside := insideScope(ctx)
		inside.log = log // a page is made for all who wait for it, in a context of no request
		defer func() {
			if caught := recover(); caught != nil {
				status, body = http.StatusInternalServerError, nil
				err = fmt.Errorf("internal call: %w", panicked(anonymous{ctx, inside}, caught))
			}
		}()
		handler.ServeHTTP(w, r.WithContext(anonymous{ctx, inside}))
		return w.status, w.body.Bytes(), nil
	}
}

// insideScope is the scope of a call that we make ourselves on behalf of a request: same id and log, no client.
func insideScope(ctx context.Context) *scope {
	s := scopeOf(ctx)
	return &scope{id: s.id, route: s.route, log: s.log, inside: true}
}

// anonymous keeps the deadline of a context and none of its values.
type anonymous struct {
	context.Context
	scope *scope
}

func (a anonymous) Value(key any) any {
	if _, ok := key.(scopeKey); ok {
		return a.scope
	}
	return nil
}

// recorder is a response in memory.
type recorder struct {
	header http.Header
	status int
	wrote  bool
	body   bytes.Buffer
}

func (w *recorder) Header() http.Header { return w.header }

func (w *recorder) WriteHeader(status int) {
	if !w.wrote && status >= 200 {
		w.status, w.wrote = status, true
	}
}

func (w *recorder) Write(p []byte) (int, error) {
	w.wrote = true
	return w.body.Write(p)
}
