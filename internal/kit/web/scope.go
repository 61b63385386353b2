package web

import (
	"context"
	"encoding/hex"
	"io"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"net/netip"
	"time"
)

// scope is what the edge knows of one request. [Harden] makes it, the routes below add to it.
type scope struct {
	id     string
	began  time.Time
	client netip.Addr // after trusted proxies; never logged in clear
	route  string     // the pattern, never the path: a path may hold an id or a reference
	inside bool       // made by [Internal], not by a visitor
	log    *slog.Logger
	body   *limitedBody
}

type scopeKey struct{}

// scopeOf never returns nil: a handler tested without [Harden] gets a scope of its own.
func scopeOf(ctx context.Context) *scope {
	if s, ok := ctx.Value(scopeKey{}).(*scope); ok {
		return s
	}
	return &scope{log: slog.Default(), began: time.Now()}
}

// RequestID is the id that the logs, the response's X-Request-Id and its problem share.
func RequestID(ctx context.Context) string { return scopeOf(ctx).id }

// ClientIP is the visitor's address as the trusted proxies report it, for rules such as limits and location. It is
// personal: never log or store it. The zero value means unknown.
func ClientIP(ctx context.Context) netip.Addr { return scopeOf(ctx).client }

// Log is the logger of the request, bearing its id.
func Log(ctx context.Context) *slog.Logger {
	s := scopeOf(ctx)
	return s.log.With("requestId", s.id)
}

// requestID keeps a sane id given by the proxy in front, so that both logs agree, else makes one.
func requestID(given string) string {
	if len(given) >= 8 && len(given) <= 64 && isToken(given) {
		return given
	}
	var id [12]byte
	a, b := rand.Uint64(), rand.Uint32()
	for i := range 8 {
		id[i] = byte(a >> (8 * i))
	}
	for i := range 4 {
		id[8+i] = byte(b >> (8 * i))
	}
	return hex.EncodeToString(id[:])
}

func isToken(s string) bool {
	for i := range len(s) {
		c := s[i]
		if (c < '0' || c > '9') && (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') && c != '-' && c != '_' && c != '.' {
			return false
		}
	}
	return true
}

// limitedBody fails once a request has sent more than its route allows. The limit may be moved by [AllowBody] until
// the body is read, which http.MaxBytesReader cannot do.
type limitedBody struct {
	io.ReadCloser
	limit, read int64
}

func (b *limitedBody) Read(p []byte) (int, error) {
	left := b.limit - b.read
	if left < 0 {
		return 0, &http.MaxBytesError{Limit: b.limit}
	}
	if int64(len(p)) > left+1 { // one more than allowed, to see the excess
		p = p[:left+1]
	}
	n, err := b.ReadCloser.Read(p)
	b.read += int64(n)
	if b.read > b.limit {
		return max(n-1, 0), &http.MaxBytesError{Limit: b.limit}
	}
	return n, err
}

// AllowBody sets how many bytes the request may send. The API's routes have [MaxBody]; this is for handlers beside it.
func AllowBody(r *http.Request, bytes int64) {
	if r.Body == nil || r.Body == http.NoBody {
		return
	}
	s := scopeOf(r.Context())
	if s.body == nil || r.Body != io.ReadCloser(s.body) {
		s.body = &limitedBody{ReadCloser: r.Body}
		r.Body = s.body
	}
	s.body.limit = bytes
}
