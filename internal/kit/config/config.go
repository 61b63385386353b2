// Package config reads what the operator decides from the environment, once, at start. Every variable stands in one
// table (table.go) that also writes the README's; a wrong value stops the start with a sentence that names it. It opens
// nothing: databases, mail and files are opened by those who own them.
package config

import (
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/mail"
	"net/netip"
	"net/url"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// Config is the whole of the configuration, checked, with every default filled in.
type Config struct {
	Name      string // of the product, on pages and in letters
	PublicURL string // scheme and host, no slash at the end
	SellerURL string
	// OperatorURL is where those who run the market work.
	OperatorURL  string
	OperatorIdle time.Duration // a session of the console that nobody uses ends after it

	Addr, AdminAddr string // AdminAddr is empty when metrics and the profiler are off
	DataDir         string
	DatabaseURL     string // postgres://… or the path of a SQLite file
	Secret          string // empty: see [Config.SigningSecret]
	Demo            bool
	DevPages        string // address of the page server during development, else empty

	LogLevel       slog.Level
	LogFormat      string // "json" or "text"
	TrustedProxies []netip.Prefix
	RateLimit      int    // requests a minute for each client; 0 for no limit
	SSREngine      string // embedded, node or auto
	SSRWorkers     int    // 0 for one per processor
	RenderTimeout  time.Duration
	StartWait      time.Duration // of a request that comes while the node starts
	ShutdownDelay  time.Duration
	ShutdownGrace  time.Duration

	SMTPURL, MailFrom, MailReplyTo string // no SMTPURL: letters are kept in the data folder
	FilesURL, FilesPublicURL       string // no FilesURL: files are kept in the data folder
	BackupTo, BackupKey            string
	TraceURL                       string // of an OpenTelemetry collector; empty: no traces
	TraceShare                     float64
	GeoIPFile                      string
	SynonymsFile                   string // of the search; empty for the built-in ones

	StripeSecretKey, StripePublishableKey, StripeWebhookSecret string        // no secret key: the sandbox
	SandboxLatency                                             time.Duration // of a charge
	PayoutHold                                                 time.Duration // after the last parcel
	PayoutMinimum, PayoutSecondApproval                        int           // dollars

	Identity            Identity // no project: the identity service inside the binary
	AccountVerification bool     // an account is opened once the code sent by e-mail is typed

	ShopAutoApprove bool // a new shop opens without the operator's word
	shopApproval    bool // the operator said which

	TagManagerID, MapsKey, CaptchaKey string
	CaptchaSecret, CaptchaURL         string // no secret: no captcha is checked
	ErrorReportingURL                 string
	ErrorSampleRate                   float64

	DoubleOptIn bool     // a subscriber to the newsletter confirms by a link
	Blog        Blog     // no space: Markdown files
	Giveaway    Giveaway // no close date: none

	Social                     Social
	AppIOSURL, AppAndroidURL   string
	ContactEmail               string
	SecurityContact            string
	PrivacyOfficer             string
	PostalAddress              string
	TaxGSTNumber, TaxQSTNumber string
}

// Identity is the outside service that keeps passwords and sessions.
type Identity struct {
	Project, APIKey  string
	Credentials, URL string // one of them: a key file, or the address of the emulator
}

// check tells what is missing of it.
func (i Identity) check() error {
	switch {
	case i == Identity{}:
		return nil
	case i.Project == "" || i.APIKey == "":
		return errors.New("RR_IDENTITY_PROJECT and RR_IDENTITY_API_KEY come together, and before " +
			"RR_IDENTITY_CREDENTIALS or RR_IDENTITY_URL")
	case (i.Credentials == "") == (i.URL == ""):
		return errors.New("RR_IDENTITY_PROJECT needs either RR_IDENTITY_CREDENTIALS or, for development, " +
			"RR_IDENTITY_URL")
	}
	return nil
}

// Social is where the product is followed.
type Social struct{ Facebook, Instagram, Pinterest, LinkedIn string }

// Blog is the headless content service that holds the blog.
type Blog struct{ URL, Space, Environment, Token string }

// Giveaway is the prize draw under way. Days are written as 2026-12-13.
type Giveaway struct {
	Edition, Closes, Announced string
	Winners                    int
	SeedSource                 string
}

// Load reads an environment such as os.Environ(). An empty variable is an absent one. Every wrong value and every
// RR_ variable that does not exist is named in the one error.
func Load(environ []string) (Config, error) {
	var c Config
	var wrong []error
	given := map[string]string{}
	for _, pair := range environ {
		name, value, _ := strings.Cut(pair, "=")
		if !strings.HasPrefix(name, "RR_") || forOthers(name) {
			continue
		}
		if !slices.ContainsFunc(table, func(v variable) bool { return v.name == name }) {
			wrong = append(wrong, fmt.Errorf("%s does not exist; did you mean %s?", name, closest(name)))
			continue
		}
		given[name] = strings.TrimSpace(value)
	}
	for _, v := range table {
		value := given[v.name]
		if value == "" {
			value = v.fallback
		}
		if value == "" {
			continue
		}
		if err := v.set(&c, value); err != nil {
			wrong = append(wrong, v.complain(value, err))
		}
	}
	if stripe := []string{c.StripeSecretKey, c.StripePublishableKey, c.StripeWebhookSecret}; slices.Contains(stripe,
		"") && strings.Join(stripe, "") != "" {
		wrong = append(wrong, errors.New("RR_STRIPE_SECRET_KEY, RR_STRIPE_PUBLISHABLE_KEY and "+
			"RR_STRIPE_WEBHOOK_SECRET come together or not at all"))
	}
	if (c.Blog.Space == "") != (c.Blog.Token == "") {
		wrong = append(wrong, errors.New("RR_BLOG_SPACE and RR_BLOG_TOKEN come together or not at all"))
	}
	if c.CaptchaSecret != "" && c.CaptchaKey == "" {
		wrong = append(wrong,
			errors.New("RR_CAPTCHA_SECRET needs RR_CAPTCHA_KEY: without it no browser can make a token"))
	}
	if c.Giveaway.Announced != "" && c.Giveaway.Announced <= c.Giveaway.Closes {
		wrong = append(wrong, errors.New("RR_GIVEAWAY_ANNOUNCED is a day after RR_GIVEAWAY_CLOSES"))
	}
	if err := c.Identity.check(); err != nil {
		wrong = append(wrong, err)
	}
	if len(wrong) > 0 {
		return Config{}, fmt.Errorf("the configuration is wrong:\n%w", errors.Join(wrong...))
	}
	c.derive()
	if c.Secret == exampleSecret && origin(c.PublicURL) != "https://localhost" {
		return Config{}, errors.New("the configuration is wrong:\nRR_SECRET is the one of the example, which " +
			"everyone can read; choose another before others can open the market")
	}
	for _, space := range []struct{ variable, address, example string }{
		{"RR_SELLER_URL", c.SellerURL, "/espace-vendeur"}, {"RR_OPERATOR_URL", c.OperatorURL, "/regie"},
	} {
		if space.address == origin(space.address) && origin(space.address) == origin(c.PublicURL) {
			return Config{}, fmt.Errorf("the configuration is wrong:\n%s needs a path, such as %s, or a host other "+
				"than that of RR_PUBLIC_URL", space.variable, space.example)
		}
	}
	if c.OperatorURL == c.SellerURL {
		return Config{}, errors.New("the configuration is wrong:\nRR_OPERATOR_URL and RR_SELLER_URL must differ")
	}
	return c, nil
}

// forOthers names the variables that our tests and scripts read.
func forOthers(name string) bool {
	return strings.HasPrefix(name, "RR_TEST_") || strings.HasPrefix(name, "RR_POSTGRES_")
}

// derive fills in the defaults that follow from other values.
func (c *Config) derive() {
	if c.PublicURL == "" {
		_, port, _ := net.SplitHostPort(c.Addr)
		c.PublicURL = "http://localhost:" + port
	}
	host := "localhost"
	if u, err := url.Parse(c.PublicURL); err == nil {
		host = u.Hostname()
	}
	fill := func(value *string, otherwise string) {
		if *value == "" {
			*value = otherwise
		}
	}
	fill(&c.SellerURL, c.PublicURL+"/espace-vendeur")
	fill(&c.OperatorURL, c.PublicURL+"/regie")
	for _, address := range []*string{&c.SellerURL, &c.OperatorURL, &c.FilesPublicURL} {
		*address = strings.TrimRight(*address, "/")
	}
	if !c.shopApproval {
		c.ShopAutoApprove = c.Demo
	}
	fill(&c.DatabaseURL, filepath.Join(c.DataDir, "rangrue.db"))
	fill(&c.ContactEmail, "bonjour@"+host)
	fill(&c.MailFrom, (&mail.Address{Name: c.Name, Address: "bonjour@" + host}).String())
	fill(&c.MailReplyTo, c.ContactEmail)
	fill(&c.PrivacyOfficer, c.ContactEmail)
	fill(&c.SecurityContact, c.ContactEmail)
}

// HTTPS tells whether visitors come by https, which a proxy in front usually terminates.
func (c Config) HTTPS() bool { return strings.HasPrefix(c.PublicURL, "https://") }

// Origins lists our own origins as browsers see them: those of the public site, the seller space and the console.
func (c Config) Origins() []string {
	var origins []string
	for _, address := range []string{c.PublicURL, c.SellerURL, c.OperatorURL} {
		if own := origin(address); !slices.Contains(origins, own) {
			origins = append(origins, own)
		}
	}
	return origins
}

func origin(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return ""
	}
	return u.Scheme + "://" + u.Host
}

// String writes the configuration one variable a line, without its secrets.
func (c Config) String() string {
	var b strings.Builder
	for _, v := range table {
		fmt.Fprintf(&b, "%s=%s\n", v.name, v.shown(c))
	}
	return b.String()
}

// GoString and LogValue keep secrets out of %#v and of logs as String does out of %v.
func (c Config) GoString() string { return c.String() }

// LogValue is the configuration as a group of attributes.
func (c Config) LogValue() slog.Value {
	var attrs []slog.Attr
	for _, v := range table {
		attrs = append(attrs, slog.String(v.name, v.shown(c)))
	}
	return slog.GroupValue(attrs...)
}
