package identity

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"strings"
	"time"

	"rangrue/internal/kit/web"
)

// The cookies that the server keeps for the calls of this package. Scripts cannot read them, and no other call and no
// other site gets them.
const (
	refreshCookie = "refresh_token"
	deviceCookie  = "device"
)

// keptCookie is a cookie of ours; a life of zero removes it.
func keptCookie(name, value string, life time.Duration, secure bool) http.Cookie {
	age := int(life.Seconds())
	if age == 0 {
		age = -1
	}
	return http.Cookie{
		Name: name, Value: value, Path: web.Prefix + "/identity", MaxAge: age, HttpOnly: true, Secure: secure,
		SameSite: http.SameSiteLaxMode,
	}
}

// newDevice names a browser, in the form of its cookie.
func (s *Service) newDevice() string {
	id := rand.Text()
	return id + "." + s.signDevice(id)
}

// deviceOf is the browser that a cookie of ours names, empty for any other.
func (s *Service) deviceOf(cookie string) string {
	id, mac, _ := strings.Cut(cookie, ".")
	if id == "" || !hmac.Equal([]byte(mac), []byte(s.signDevice(id))) {
		return ""
	}
	return id
}

func (s *Service) signDevice(id string) string {
	mac := hmac.New(sha256.New, s.HashKey)
	mac.Write([]byte("device cookie " + id))
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil))
}
