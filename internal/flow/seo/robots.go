package seo

import (
	"net/http"
	"strings"
)

// private are the pages of one person: there is nothing in them for anyone else. Filtered listings are not here: they
// say noindex themselves, and a crawler must be allowed in to read it.
var private = []string{"/compte", "/panier", "/connexion", "/deconnexion", "/verification-de-compte",
	"/changement-de-votre-mot-de-passe", "/recuperation-de-mot-de-passe", "/suivi-de-commande", "/infolettre"}

func (m *Map) robots(w http.ResponseWriter, _ *http.Request) {
	var b strings.Builder
	b.WriteString("User-agent: *\n")
	for _, path := range private {
		b.WriteString("Disallow: " + path + "\n")
	}
	b.WriteString("\nSitemap: " + m.PublicURL + indexPath + "\n")
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Cache-Control", "public, max-age=3600")
	_, _ = w.Write([]byte(b.String()))
}
