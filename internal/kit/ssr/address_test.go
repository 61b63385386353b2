package ssr

import (
	"net/url"
	"testing"
)

func TestAnAddressIsReducedToWhatChangesItsPage(t *testing.T) {
	routes := []route{
		{Path: "/"}, {Path: "/recherche", Query: []string{"q", "page", "categories"}},
		{Path: "/produit/:slug", Query: []string{"variante"}}, {Path: "/categorie"}, {Path: "/categorie/*"},
	}
	for address, want := range map[string]string{
		"/":                                  "/",
		"/?utm_source=x":                     "/",
		"/recherche?utm=1&page=2&q=tuque":    "/recherche?page=2&q=tuque",
		"/recherche?q=tuque&page=2":          "/recherche?page=2&q=tuque",
		"/recherche?q=":                      "/recherche",
		"/recherche/":                        "/recherche",
		"/produit/tasse-bleue?variante=v1&x": "/produit/tasse-bleue?variante=v1",
		"/produit":                           unknown,
		"/produit/a/b":                       unknown,
		"/categorie/bijoux/bagues":           "/categorie/bijoux/bagues",
		"/categorie":                         "/categorie",
		"/nulle/part?q=1":                    unknown,
		"/recherche?q=l%27%C3%A9rable":       "/recherche?q=l%27%C3%A9rable",
		// A list in every form that the listings read.
		"/recherche?categories=7&x=1&categories=5":     "/recherche?categories=7&categories=5",
		"/recherche?categories[]=5&categories%5B%5D=7": "/recherche?categories%5B%5D=5&categories%5B%5D=7",
		"/recherche?categories[1]=5&categories[0]=7":   "/recherche?categories%5B0%5D=7&categories%5B1%5D=5",
		"/recherche?categories=5,7&categoriesx[]=1&[]": "/recherche?categories=5%2C7",
	} {
		u, err := url.Parse(address)
		if err != nil {
			t.Fatal(err)
		}
		if got := canonical(routes, u); got != want {
			t.Errorf("%s → %s, want %s", address, got, want)
		}
	}
}
