package app

import (
	"rangrue/internal/kit/config"
	"rangrue/internal/kit/web"
)

// contentPolicy names the hosts of others that our pages may load from: none, but for the services that configuration
// turns on.
func contentPolicy(c config.Config) web.CSP {
	policy := web.CSP{HTTPS: c.HTTPS(), Files: c.FilesPublicURL}
	if c.TagManagerID != "" {
		const origin = "https://www.googletagmanager.com"
		policy.Scripts, policy.Images, policy.Connect = []string{origin}, []string{origin}, []string{origin}
	}
	if c.MapsKey != "" {
		const origin = "https://maps.googleapis.com"
		policy.Scripts = append(policy.Scripts, origin)
		policy.Connect = append(policy.Connect, origin, "https://places.googleapis.com")
	}
	if c.StripeSecretKey != "" {
		policy.Scripts = append(policy.Scripts, "https://js.stripe.com")
		policy.Frames = append(policy.Frames, "https://js.stripe.com", "https://hooks.stripe.com")
		policy.Connect = append(policy.Connect, "https://api.stripe.com")
	}
	if c.CaptchaKey != "" {
		const origin = "https://www.google.com"
		policy.Scripts = append(policy.Scripts, origin, "https://www.gstatic.com")
		policy.Frames, policy.Connect = append(policy.Frames, origin), append(policy.Connect, origin)
	}
	if c.Blog.Space != "" {
		// where the content service keeps pictures
		policy.Images = append(policy.Images, "https://images.ctfassets.net")
	}
	if c.Identity.Project != "" {
		policy.Connect = append(policy.Connect, outsideIdentity(c).Origin())
	}
	return policy
}
