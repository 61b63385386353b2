package app

import (
	"strings"
	"testing"

	"rangrue/internal/kit/config"
)

func TestPagesLoadFromOthersOnlyWhatConfigurationTurnsOn(t *testing.T) {
	if policy := contentPolicy(config.Config{}).Header("abc"); strings.Contains(policy, "https://") {
		t.Errorf("a host of others without being asked for: %s", policy)
	}
	cases := map[string]struct {
		config config.Config
		wants  []string
	}{
		"the tag manager": {config.Config{TagManagerID: "GTM-1"},
			[]string{"script-src 'self' 'nonce-abc' https://www.googletagmanager.com;"}},
		"the maps library": {config.Config{MapsKey: "key"}, []string{
			"script-src 'self' 'nonce-abc' https://maps.googleapis.com;",
			"connect-src 'self' https://maps.googleapis.com https://places.googleapis.com;"}},
		"card payments": {config.Config{StripeSecretKey: "sk_1"}, []string{
			"script-src 'self' 'nonce-abc' https://js.stripe.com;",
			"frame-src 'self' https://js.stripe.com https://hooks.stripe.com;"}},
		"the captcha": {config.Config{CaptchaKey: "key"}, []string{
			"script-src 'self' 'nonce-abc' https://www.google.com https://www.gstatic.com;",
			"connect-src 'self' https://www.google.com;", "frame-src 'self' https://www.google.com;",
		}},
		"an outside identity service": {config.Config{Identity: config.Identity{Project: "p", APIKey: "k"}}, []string{
			"connect-src 'self' https://identitytoolkit.googleapis.com;"}},
		"a blog kept elsewhere": {config.Config{Blog: config.Blog{Space: "e"}},
			[]string{"img-src 'self' data: https://images.ctfassets.net;"}},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			policy := contentPolicy(c.config).Header("abc")
			for _, want := range c.wants {
				if !strings.Contains(policy, want) {
					t.Errorf("%q is not in %s", want, policy)
				}
			}
		})
	}
}
