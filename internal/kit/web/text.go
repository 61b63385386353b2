package web

import (
	"bytes"
	"io"
	"mime"
	"net/http"
	"strconv"
	"strings"
	"unicode/utf8"

	"rangrue/internal/kit/problem"
)

// ErrText refuses text that is not text: bytes that are not UTF-8, the character U+0000, half of a surrogate pair.
// PostgreSQL keeps none of these and SQLite keeps some, so no handler gets to see them.
var ErrText = problem.New(problem.Refused, "invalid_text", problem.Say(
	"Cette demande contient des caractères illisibles. Veuillez les retirer.",
	"This request contains unreadable characters. Please remove them."))

// checkAddress refuses a path, a query or a header that is not text. Cookies are left out: net/http itself drops those
// that are not ASCII, and other programs of the same domain may have set them.
func checkAddress(r *http.Request) error {
	if !isText(r.URL.Path) || !isText(unescaped(r.URL.RawQuery)) {
		return ErrText
	}
	for name, values := range r.Header {
		if name == "Cookie" {
			continue
		}
		for _, value := range values {
			if !isText(value) {
				return ErrText
			}
		}
	}
	return nil
}

// checkBody reads the body, no more than the route allows, refuses one that is not text and leaves it to be read again
// by the route. Files (pictures, CSV) are not text yet: the calls that take them decode them.
func checkBody(r *http.Request) error {
	if r.Body == nil || r.Body == http.NoBody {
		return nil
	}
	body, err := io.ReadAll(r.Body)
	r.Body = rereadBody{io.MultiReader(bytes.NewReader(body), failedReader{err}), r.Body}
	if err != nil {
		return nil // too large or too slow: the route says so
	}
	kind, _, _ := mime.ParseMediaType(r.Header.Get("Content-Type"))
	ok := true
	switch {
	case kind == "application/octet-stream", kind == "text/csv", strings.HasPrefix(kind, "multipart/"):
	case kind == "application/x-www-form-urlencoded":
		ok = isText(unescaped(string(body)))
	default:
		ok = isText(string(body)) && escapesText(string(body))
	}
	if !ok {
		return ErrText
	}
	return nil
}

// rereadBody is a body that was read once.
type rereadBody struct {
	io.Reader
	io.Closer
}

// failedReader ends with the error that the body ended with.
type failedReader struct{ err error }

func (f failedReader) Read([]byte) (int, error) {
	if f.err != nil {
		return 0, f.err
	}
	return 0, io.EOF
}

func isText(s string) bool { return utf8.ValidString(s) && strings.IndexByte(s, 0) < 0 }

// unescaped decodes each %XX it can, as those who read a query or a form do.
func unescaped(s string) string {
	if strings.IndexByte(s, '%') < 0 {
		return s
	}
	out := make([]byte, 0, len(s))
	for i := 0; i < len(s); i++ {
		if s[i] == '%' && i+3 <= len(s) {
			if code, err := strconv.ParseUint(s[i+1:i+3], 16, 8); err == nil {
				out = append(out, byte(code))
				i += 2
				continue
			}
		}
		out = append(out, s[i])
	}
	return string(out)
}

// escapesText tells whether the \uXXXX of a JSON body stand for text. What is not JSON is refused by its route.
func escapesText(s string) bool {
	afterHigh := false // the escape just before was the first half of a surrogate pair
	for {
		next := strings.IndexByte(s, '\\')
		if next != 0 && afterHigh {
			return false
		}
		if next < 0 {
			return true
		}
		unit, length := escapedUnit(s[next:])
		isLow := unit >= 0xdc00 && unit <= 0xdfff
		if unit == 0 || isLow != afterHigh {
			return false
		}
		afterHigh = unit >= 0xd800 && unit < 0xdc00
		s = s[min(next+length, len(s)):]
	}
}

// escapedUnit reads the escape that s begins with and returns its length; its unit is -1 unless it is a \uXXXX.
func escapedUnit(s string) (unit, length int) {
	if len(s) >= len(`\u0000`) && s[1] == 'u' {
		if code, err := strconv.ParseUint(s[2:6], 16, 16); err == nil {
			return int(code), len(`\u0000`)
		}
	}
	return -1, len(`\n`)
}
