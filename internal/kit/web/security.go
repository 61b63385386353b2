package web

import (
	"crypto/rand"
	"encoding/base64"
	"net/http"
	"strings"
)

// bareCSP is for responses that are not pages: should a browser be made to show one, it may load and run nothing.
const bareCSP = "default-src 'none'; frame-ancestors 'none'"

// securityHeaders are on every response, set before any handler runs so that one may replace those that do not fit it.
func securityHeaders(https bool) []headerLine {
	lines := []headerLine{
		{"Content-Security-Policy", []string{bareCSP}},
		{"X-Content-Type-Options", []string{"nosniff"}},
		{"Cross-Origin-Resource-Policy", []string{"same-origin"}},
	}
	if https {
		lines = append(lines, headerLine{"Strict-Transport-Security", []string{"max-age=31536000"}})
	}
	return lines
}

// pageHeaders only mean something to a browser that shows a page. The API's responses go without: each header costs
// time to sort and send, and a JSON response has no frames, links or camera. Frames of the payment form may open a
// wallet (Apple Pay, Google Pay), in a window where the browser has none: whether there are such frames at all is for
// the content policy to say.
var pageHeaders = []headerLine{
	{"X-Frame-Options", []string{"DENY"}},
	{"Referrer-Policy", []string{"strict-origin-when-cross-origin"}},
	{"Cross-Origin-Opener-Policy", []string{"same-origin-allow-popups"}},
	{"Permissions-Policy",
		[]string{`geolocation=(self), payment=(self "https://js.stripe.com"), camera=(), microphone=(), ` +
			"usb=(), serial=(), midi=(), magnetometer=(), gyroscope=(), accelerometer=(), display-capture=(), " +
			"browsing-topics=()"}},
}

// headerLine is one header with its canonical name. The values are shared by all requests and have no spare room: an
// Add copies them.
type headerLine struct {
	name   string
	values []string
}

func setAll(h http.Header, lines []headerLine) {
	for _, line := range lines {
		h[line.name] = line.values
	}
}

// CSP is the content security policy of our pages. Everything not named comes from our own address only; hosts of
// others are there only when configuration asks for them.
type CSP struct {
	HTTPS   bool     // ask browsers to upgrade stray http addresses
	Files   string   // origin of photographs, when it is not ours
	Connect []string // origins that scripts may call
	Scripts []string // origins of the tag manager and of the payment form
	Frames  []string // origins of the payment form's frames
	Images  []string // further origins of images (tag manager)
}

// Header writes the policy. The nonce names the scripts of one response; styles are the hashes ('sha256-…') of the
// style sheets inside the page, which a page kept in a cache can name beforehand.
func (c CSP) Header(nonce string, styles ...string) string {
	var b strings.Builder
	directive := func(name string, sources ...string) {
		if b.Len() > 0 {
			b.WriteString("; ")
		}
		b.WriteString(name)
		for _, s := range sources {
			if s != "" {
				b.WriteString(" " + s)
			}
		}
	}
	scripts := []string{"'self'"}
	if nonce != "" {
		scripts = append(scripts, "'nonce-"+nonce+"'")
	}
	directive("default-src", "'self'")
	directive("script-src", append(scripts, c.Scripts...)...)
	directive("style-src", append([]string{"'self'"}, styles...)...)
	directive("style-src-attr", "'unsafe-inline'") // React writes custom properties in style attributes
	directive("img-src", append([]string{"'self'", "data:", c.Files}, c.Images...)...)
	directive("connect-src", append([]string{"'self'"}, c.Connect...)...)
	directive("font-src", "'self'")
	if len(c.Frames) > 0 {
		directive("frame-src", append([]string{"'self'"}, c.Frames...)...)
	}
	directive("object-src", "'none'")
	directive("base-uri", "'none'")
	directive("form-action", "'self'")
	directive("frame-ancestors", "'none'")
	if c.HTTPS {
		directive("upgrade-insecure-requests")
	}
	return b.String()
}

// NewNonce makes an unguessable nonce for one response.
func NewNonce() string {
	var b [18]byte
	rand.Read(b[:]) //nolint:errcheck // never fails
	return base64.RawURLEncoding.EncodeToString(b[:])
}
