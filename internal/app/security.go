package app

import (
	"fmt"
	"net/http"
	"time"
)

// securityPath is where RFC 9116 has people look for whom to tell of a weakness.
const securityPath = "/.well-known/security.txt"

// serveSecurity tells whom to write to. The file promises to be current for half a year from the first of the month, so
// that it is the same for everyone who reads it that month.
func (a *App) serveSecurity(w http.ResponseWriter, _ *http.Request) {
	now := time.Now().UTC()
	expires := time.Date(now.Year(), now.Month()+6, 1, 0, 0, 0, 0, time.UTC)
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Cache-Control", "public, max-age=86400")
	fmt.Fprintf(w, "Contact: mailto:%s\nExpires: %s\nPreferred-Languages: fr, en\nCanonical: %s\n",
		a.Config.SecurityContact, expires.Format(time.RFC3339), a.Config.PublicURL+securityPath)
}
