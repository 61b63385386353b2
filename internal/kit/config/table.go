package config

import (
	"fmt"
	"strings"
	"time"
)

// variable is one line of the table: what it is called, what it means, what it is without a word from the operator,
// how its value is checked and kept, and how it is shown again.
type variable struct {
	name, fallback string
	derived        string // the default in words, when it follows from other values
	meaning        string
	example        string // of a good value, for the sentence about a wrong one
	secret         bool   // never shown, not even when wrong
	set            func(c *Config, value string) error
	get            func(c Config) any
}

var table = []variable{
	{name: "RR_ADDR", fallback: ":8080", meaning: "Where the product listens.", example: ":8080",
		set: address(func(c *Config) *string { return &c.Addr }), get: func(c Config) any { return c.Addr }},
	{name: "RR_PUBLIC_URL", derived: "`http://localhost:8080`, with the port of `RR_ADDR`",
		meaning: "The address visitors type. With https, strict transport security is on.",
		example: "https://rangrue.example",
		set:     site(func(c *Config) *string { return &c.PublicURL }), get: func(c Config) any { return c.PublicURL }},
	{name: "RR_SELLER_URL", derived: "`RR_PUBLIC_URL` + `/espace-vendeur`",
		meaning: "The address of the seller space: a path, " +
			"or a host of its own with or without a path.",
		example: "https://rangrue.example/espace-vendeur",
		set:     link(func(c *Config) *string { return &c.SellerURL }), get: func(c Config) any { return c.SellerURL }},
	{name: "RR_OPERATOR_URL", derived: "`RR_PUBLIC_URL` + `/regie`",
		meaning: "The address of the operator's console: a path, or a host of its own with or without a path.",
		example: "https://rangrue.example/regie",
		set:     link(func(c *Config) *string { return &c.OperatorURL }),
		get:     func(c Config) any { return c.OperatorURL }},
	{name: "RR_OPERATOR_IDLE", fallback: "30m",
		meaning: "How long a session of the console lasts that nobody uses.", example: "30m",
		set: duration(func(c *Config) *time.Duration { return &c.OperatorIdle }),
		get: func(c Config) any { return c.OperatorIdle }},
	{name: "RR_NAME", fallback: "Rang & Rue", meaning: "The name of the product on pages and in letters.",
		example: "Rang & Rue",
		set:     line(func(c *Config) *string { return &c.Name }), get: func(c Config) any { return c.Name }},
	{name: "RR_DATA_DIR", fallback: "./data", meaning: "The folder of everything kept on this machine: database, " +
		"files, letters, signing secret, search index.", example: "/var/lib/rangrue",
		set: line(func(c *Config) *string { return &c.DataDir }), get: func(c Config) any { return c.DataDir }},
	{name: "RR_DATABASE_URL", derived: "`rangrue.db` in `RR_DATA_DIR`",
		meaning: "`postgres://…` for PostgreSQL, else the path of a SQLite file.",
		example: "postgres://rangrue:password@localhost:5432/rangrue", secret: true,
		set: database, get: func(c Config) any { return redacted(c.DatabaseURL) }},
	{name: "RR_SECRET", derived: "made at the first start and kept in `RR_DATA_DIR`",
		meaning: "Signs links in letters and sessions; at least 32 characters. Nodes that share a database need " +
			"the same.", example: "the output of: openssl rand -hex 32", secret: true,
		set: secret, get: func(c Config) any { return hidden(c.Secret) }},
	{name: "RR_DEMO", fallback: "0", meaning: "`1` fills an empty database with the demo market and shows letters " +
		"at `/dev/courriels`.", example: "1",
		set: flag(func(c *Config) *bool { return &c.Demo }), get: func(c Config) any { return c.Demo }},

	{name: "RR_LOG_LEVEL", fallback: "info", meaning: "`debug`, `info`, `warn` or `error`.", example: "info",
		set: logLevel, get: func(c Config) any { return strings.ToLower(c.LogLevel.String()) }},
	{name: "RR_LOG_FORMAT", fallback: "json", meaning: "`json`, or `text` for people.", example: "text",
		set: choice(func(c *Config) *string { return &c.LogFormat }, "json", "text"),
		get: func(c Config) any { return c.LogFormat }},
	{name: "RR_ADMIN_ADDR", meaning: "Where metrics (`/metrics`) and the profiler (`/debug/pprof/`) listen; empty " +
		"turns them off. Keep it private.", example: "127.0.0.1:9090",
		set: address(func(c *Config) *string { return &c.AdminAddr }), get: func(c Config) any { return c.AdminAddr }},
	{name: "RR_TRACE_URL", meaning: "An OpenTelemetry collector (OTLP over HTTP) that receives traces of requests, " +
		"their SQL and their jobs; empty sends none.", example: "http://localhost:4318",
		set: link(func(c *Config) *string { return &c.TraceURL }), get: func(c Config) any { return c.TraceURL }},
	{name: "RR_TRACE_SHARE", fallback: "0.1", meaning: "The share of requests that are traced, from 0 to 1.",
		example: "0.1",
		set:     share(func(c *Config) *float64 { return &c.TraceShare }),
		get:     func(c Config) any { return c.TraceShare }},
	{name: "RR_TRUSTED_PROXIES", fallback: "127.0.0.1/32,::1/128",
		meaning: "Addresses or networks of the proxies in front, whose `X-Forwarded-For` is believed; `none` for none.",
		example: "10.0.0.0/8,192.0.2.7",
		set:     proxies, get: func(c Config) any { return joined(c.TrustedProxies) }},
	{name: "RR_RATE_LIMIT", fallback: "1200", meaning: "Requests a minute for each client on each node, a fifth of " +
		"it for changes; `0` for no limit.", example: "1200",
		set: whole(func(c *Config) *int { return &c.RateLimit }, 0), get: func(c Config) any { return c.RateLimit }},
	{name: "RR_SSR_ENGINE", fallback: "embedded", meaning: "What renders pages: `embedded` needs nothing, `node` is " +
		"several times as fast and needs Node on the machine, `auto` takes Node where it is found.", example: "auto",
		set: choice(func(c *Config) *string { return &c.SSREngine }, "embedded", "node", "auto"),
		get: func(c Config) any { return c.SSREngine }},
	{name: "RR_SSR_WORKERS", fallback: "0", meaning: "Pages rendered at the same time; `0` for one per processor.",
		example: "4",
		set:     whole(func(c *Config) *int { return &c.SSRWorkers }, 0),
		get:     func(c Config) any { return c.SSRWorkers }},
	{name: "RR_RENDER_TIMEOUT", fallback: "5s",
		meaning: "How long rendering a page may take before it is left to the browser.", example: "5s",
		set: duration(func(c *Config) *time.Duration { return &c.RenderTimeout }),
		get: func(c Config) any { return c.RenderTimeout }},
	{name: "RR_START_WAIT", fallback: "30s",
		meaning: "How long a request waits for a node that still builds its search index, before it is answered 503; " +
			"`0s` refuses at once. `/readyz` answers 503 meanwhile.", example: "30s",
		set: duration(func(c *Config) *time.Duration { return &c.StartWait }),
		get: func(c Config) any { return c.StartWait }},
	{name: "RR_SHUTDOWN_DELAY", fallback: "0s",
		meaning: "How long to stay up but unready before stopping, for a balancer to notice.", example: "5s",
		set: duration(func(c *Config) *time.Duration { return &c.ShutdownDelay }),
		get: func(c Config) any { return c.ShutdownDelay }},
	{name: "RR_SHUTDOWN_GRACE", fallback: "20s",
		meaning: "How long requests and jobs in flight may take to finish when stopping.", example: "20s",
		set: duration(func(c *Config) *time.Duration { return &c.ShutdownGrace }),
		get: func(c Config) any { return c.ShutdownGrace }},

	{name: "RR_SMTP_URL", meaning: "The mail server. Empty keeps letters in `RR_DATA_DIR`.",
		example: "smtps://user:password@smtp.example.com:465", secret: true,
		set: server(func(c *Config) *string { return &c.SMTPURL }, "smtp", "smtps"),
		get: func(c Config) any { return redacted(c.SMTPURL) }},
	{name: "RR_MAIL_FROM", derived: "`RR_NAME` at `bonjour@` + the public host", meaning: "The sender of letters.",
		example: "Rang & Rue <bonjour@rangrue.example>",
		set:     mailbox(func(c *Config) *string { return &c.MailFrom }),
		get:     func(c Config) any { return c.MailFrom }},
	{name: "RR_MAIL_REPLY_TO", derived: "`RR_CONTACT_EMAIL`", meaning: "Where answers to letters go.",
		example: "aide@rangrue.example",
		set:     mailbox(func(c *Config) *string { return &c.MailReplyTo }),
		get:     func(c Config) any { return c.MailReplyTo }},
	{name: "RR_FILES_URL", meaning: "S3-compatible storage of photographs and invoices. Empty keeps files in " +
		"`RR_DATA_DIR`.", example: "s3://KEY:SECRET@s3.example.com/bucket?region=ca-central-1", secret: true,
		set: server(func(c *Config) *string { return &c.FilesURL }, "s3"),
		get: func(c Config) any { return redacted(c.FilesURL) }},
	{name: "RR_BACKUP_TO", meaning: "Where `rangrue backup` keeps its archives: a folder, or a bucket as in " +
		"`RR_FILES_URL`, of which it must not be the same.", example: "s3://KEY:SECRET@s3.example.com/sauvegardes",
		secret: true,
		set:    line(func(c *Config) *string { return &c.BackupTo }),
		get:    func(c Config) any { return redacted(c.BackupTo) }},
	{name: "RR_BACKUP_KEY", meaning: "What archives are encrypted with: the public key (`age1…`) is enough to make " +
		"them, the secret key is needed to restore. `rangrue backup --new-key` makes both.",
		example: "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p", secret: true,
		set: line(func(c *Config) *string { return &c.BackupKey }),
		get: func(c Config) any { return hidden(c.BackupKey) }},
	{name: "RR_FILES_PUBLIC_URL", derived: "`/fichiers` of this server",
		meaning: "Where browsers fetch public files, when a content network stands in front.",
		example: "https://fichiers.rangrue.example",
		set:     link(func(c *Config) *string { return &c.FilesPublicURL }),
		get:     func(c Config) any { return c.FilesPublicURL }},
	{name: "RR_GEOIP_FILE", meaning: "A MaxMind-format database that tells where a visitor is. Empty: no location " +
		"by address.", example: "/usr/share/GeoIP/GeoLite2-City.mmdb",
		set: line(func(c *Config) *string { return &c.GeoIPFile }), get: func(c Config) any { return c.GeoIPFile }},
	{name: "RR_SYNONYMS_FILE", meaning: "Words that stand for one another in searches, in place of the built-in ones " +
		"(`internal/flow/search/synonyms.txt` shows the form). A line that cannot be read stops the start.",
		example: "/etc/rangrue/synonymes.txt",
		set:     line(func(c *Config) *string { return &c.SynonymsFile }),
		get:     func(c Config) any { return c.SynonymsFile }},
	{name: "RR_STRIPE_SECRET_KEY", meaning: "Stripe's secret key. Empty: cards are played by the sandbox, and no " +
		"money moves.", example: "sk_live_51…", secret: true,
		set: keyOf(func(c *Config) *string { return &c.StripeSecretKey }, "sk_", "rk_"),
		get: func(c Config) any { return hidden(c.StripeSecretKey) }},
	{name: "RR_STRIPE_PUBLISHABLE_KEY", meaning: "Stripe's publishable key, with which browsers turn cards into " +
		"tokens. Needed with the secret key.", example: "pk_live_51…",
		set: keyOf(func(c *Config) *string { return &c.StripePublishableKey }, "pk_"),
		get: func(c Config) any { return c.StripePublishableKey }},
	{name: "RR_STRIPE_WEBHOOK_SECRET",
		meaning: "The signing secret of the webhook at `/v1/payments/stripe/webhook`. Needed with the secret key. " +
			"Two, with a comma between, when another webhook tells of connected accounts (`account.updated`).",
		example: "whsec_…", secret: true,
		set: keyOf(func(c *Config) *string { return &c.StripeWebhookSecret }, "whsec_"),
		get: func(c Config) any { return hidden(c.StripeWebhookSecret) }},
	{name: "RR_SANDBOX_LATENCY", fallback: "700ms",
		meaning: "How long the sandbox takes to charge a test card; `0s` for measures.", example: "700ms",
		set: duration(func(c *Config) *time.Duration { return &c.SandboxLatency }),
		get: func(c Config) any { return c.SandboxLatency }},
	{name: "RR_PAYOUT_HOLD", fallback: "168h",
		meaning: "How long what a shop shipped stays pending before it may be paid out.", example: "168h",
		set: duration(func(c *Config) *time.Duration { return &c.PayoutHold }),
		get: func(c Config) any { return c.PayoutHold }},
	{name: "RR_PAYOUT_MINIMUM", fallback: "10", meaning: "The smallest sum that is paid out, in dollars.",
		example: "10",
		set:     whole(func(c *Config) *int { return &c.PayoutMinimum }, 0),
		get:     func(c Config) any { return c.PayoutMinimum }},
	{name: "RR_PAYOUT_SECOND_APPROVAL", fallback: "5000", meaning: "Above this sum, in dollars, another operator " +
		"than the one who proposed a payout run approves it.", example: "5000",
		set: whole(func(c *Config) *int { return &c.PayoutSecondApproval }, 0),
		get: func(c Config) any { return c.PayoutSecondApproval }},
	{name: "RR_IDENTITY_PROJECT", meaning: "A Firebase Authentication project that keeps passwords and sessions. " +
		"Empty: the identity service inside this binary.", example: "my-market",
		set: line(func(c *Config) *string { return &c.Identity.Project }),
		get: func(c Config) any { return c.Identity.Project }},
	{name: "RR_IDENTITY_API_KEY", meaning: "The project's public key, with which browsers sign in. Needed with the " +
		"project.", example: "AIzaSyExample",
		set: line(func(c *Config) *string { return &c.Identity.APIKey }),
		get: func(c Config) any { return c.Identity.APIKey }},
	{name: "RR_IDENTITY_CREDENTIALS", meaning: "The key file of a service account that may manage the project's " +
		"accounts. Needed with the project.", example: "/etc/rangrue/identity.json",
		set: line(func(c *Config) *string { return &c.Identity.Credentials }),
		get: func(c Config) any { return c.Identity.Credentials }},
	{name: "RR_IDENTITY_URL", meaning: "The project's emulator, in the place of its credentials. Its tokens bear no " +
		"signature: for development only.", example: "http://localhost:9099",
		set: site(func(c *Config) *string { return &c.Identity.URL }),
		get: func(c Config) any { return c.Identity.URL }},
	{name: "RR_ACCOUNT_VERIFICATION", fallback: "0",
		meaning: "`1` opens an account only once the code sent by e-mail is typed.", example: "1",
		set: flag(func(c *Config) *bool { return &c.AccountVerification }),
		get: func(c Config) any { return c.AccountVerification }},
	{name: "RR_SHOP_AUTO_APPROVE", derived: "`1` in demo mode, else `0`",
		meaning: "`1` opens a new shop at once; else it waits until an operator approves it.", example: "1",
		set: func(c *Config, value string) error {
			c.shopApproval = true
			return flag(func(c *Config) *bool { return &c.ShopAutoApprove })(c, value)
		}, get: func(c Config) any { return c.ShopAutoApprove }},

	{name: "RR_TAG_MANAGER_ID", meaning: "The tag manager's container, loaded only after consent. Empty: none.",
		example: "GTM-ABC1234",
		set:     line(func(c *Config) *string { return &c.TagManagerID }),
		get:     func(c Config) any { return c.TagManagerID }},
	{name: "RR_MAPS_KEY", meaning: "Public key of the maps places library. Empty: our own gazetteer.",
		example: "AIzaSyExample",
		set:     line(func(c *Config) *string { return &c.MapsKey }), get: func(c Config) any { return c.MapsKey }},
	{name: "RR_CAPTCHA_KEY", meaning: "Public key of the captcha. Empty: none.", example: "6LcExample",
		set: line(func(c *Config) *string { return &c.CaptchaKey }), get: func(c Config) any { return c.CaptchaKey }},
	{name: "RR_CAPTCHA_SECRET", meaning: "Secret key of the captcha, with which its tokens are checked. Empty: " +
		"forms are guarded by limits and a trap alone.", example: "6LcExampleSecret", secret: true,
		set: line(func(c *Config) *string { return &c.CaptchaSecret }),
		get: func(c Config) any { return hidden(c.CaptchaSecret) }},
	{name: "RR_CAPTCHA_URL", fallback: "https://www.google.com/recaptcha/api/siteverify",
		meaning: "Where the captcha's tokens are checked.",
		example: "https://www.recaptcha.net/recaptcha/api/siteverify",
		set:     link(func(c *Config) *string { return &c.CaptchaURL }),
		get:     func(c Config) any { return c.CaptchaURL }},
	{name: "RR_ERROR_REPORTING_URL", meaning: "Where errors seen in browsers are reported. Empty: nowhere.",
		example: "https://errors.example.com/42",
		set:     link(func(c *Config) *string { return &c.ErrorReportingURL }),
		get:     func(c Config) any { return c.ErrorReportingURL }},
	{name: "RR_ERROR_SAMPLE_RATE", fallback: "0.2",
		meaning: "The share of visits whose errors are reported, from 0 to 1.", example: "0.2",
		set: share(func(c *Config) *float64 { return &c.ErrorSampleRate }),
		get: func(c Config) any { return c.ErrorSampleRate }},

	{name: "RR_NEWSLETTER_DOUBLE_OPT_IN", fallback: "0",
		meaning: "`1` asks new subscribers of the newsletter to confirm by a link.", example: "1",
		set: flag(func(c *Config) *bool { return &c.DoubleOptIn }), get: func(c Config) any { return c.DoubleOptIn }},
	{name: "RR_BLOG_SPACE", meaning: "Space of the headless content service that holds the blog. Empty: the blog is " +
		"Markdown files.", example: "cfexampleapi",
		set: line(func(c *Config) *string { return &c.Blog.Space }), get: func(c Config) any { return c.Blog.Space }},
	{name: "RR_BLOG_TOKEN", meaning: "Token with which the content service is read. Needed with the space.",
		example: "b4c0n73n7fu1", secret: true,
		set: line(func(c *Config) *string { return &c.Blog.Token }),
		get: func(c Config) any { return hidden(c.Blog.Token) }},
	{name: "RR_BLOG_ENVIRONMENT", fallback: "master", meaning: "Environment of that space.", example: "master",
		set: line(func(c *Config) *string { return &c.Blog.Environment }),
		get: func(c Config) any { return c.Blog.Environment }},
	{name: "RR_BLOG_URL", fallback: "https://cdn.contentful.com", meaning: "Address of the content service.",
		example: "https://cdn.contentful.com",
		set:     link(func(c *Config) *string { return &c.Blog.URL }), get: func(c Config) any { return c.Blog.URL }},
	{name: "RR_GIVEAWAY_CLOSES", derived: "none; in demo mode the end of the next month",
		meaning: "Last day to enter the giveaway, until midnight Eastern. Empty: there is no giveaway.",
		example: "2026-12-13",
		set:     day(func(c *Config) *string { return &c.Giveaway.Closes }),
		get:     func(c Config) any { return c.Giveaway.Closes }},
	{name: "RR_GIVEAWAY_ANNOUNCED", derived: "two days after the last", meaning: "Day of the draw, at noon Eastern.",
		example: "2026-12-15",
		set:     day(func(c *Config) *string { return &c.Giveaway.Announced }),
		get:     func(c Config) any { return c.Giveaway.Announced }},
	{name: "RR_GIVEAWAY_WINNERS", fallback: "2", meaning: "How many prizes are drawn.", example: "2",
		set: whole(func(c *Config) *int { return &c.Giveaway.Winners }, 1),
		get: func(c Config) any { return c.Giveaway.Winners }},
	{name: "RR_GIVEAWAY_EDITION", fallback: "panier-sans-dechets",
		meaning: "Tells the entries of one giveaway from those of the next.", example: "panier-sans-dechets-2027",
		set: line(func(c *Config) *string { return &c.Giveaway.Edition }),
		get: func(c Config) any { return c.Giveaway.Edition }},
	{name: "RR_GIVEAWAY_SEED_SOURCE", meaning: "Where the seed of the draw will come from, as the page tells it in " +
		"advance: a public result that comes out after the last day.",
		example: "les numéros gagnants du Lotto 6/49 du 14 décembre 2026",
		set:     line(func(c *Config) *string { return &c.Giveaway.SeedSource }),
		get:     func(c Config) any { return c.Giveaway.SeedSource }},

	{name: "RR_CONTACT_EMAIL", derived: "`bonjour@` + the public host",
		meaning: "Receives contact and feedback messages.", example: "bonjour@rangrue.example",
		set: mailbox(func(c *Config) *string { return &c.ContactEmail }),
		get: func(c Config) any { return c.ContactEmail }},
	{name: "RR_SECURITY_CONTACT", derived: "`RR_CONTACT_EMAIL`",
		meaning: "Whom `/.well-known/security.txt` tells to write to about a weakness.",
		example: "securite@rangrue.example",
		set:     mailbox(func(c *Config) *string { return &c.SecurityContact }),
		get:     func(c Config) any { return c.SecurityContact }},
	{name: "RR_POSTAL_ADDRESS", meaning: "The operator's street address, at the foot of newsletters as the " +
		"anti-spam law asks.", example: "12, rue des Pionniers, Rimouski (Québec) G5L 1A1",
		set: line(func(c *Config) *string { return &c.PostalAddress }),
		get: func(c Config) any { return c.PostalAddress }},
	{name: "RR_PRIVACY_OFFICER", derived: "`RR_CONTACT_EMAIL`",
		meaning: "Who answers for personal information (Quebec's Law 25), as the privacy page names them.",
		example: "Ana Roy, vieprivee@rangrue.example",
		set:     line(func(c *Config) *string { return &c.PrivacyOfficer }),
		get:     func(c Config) any { return c.PrivacyOfficer }},
	{name: "RR_TAX_GST_NUMBER", meaning: "The platform's GST number, on invoices of shops that have none.",
		example: "123456789RT0001",
		set:     pattern(func(c *Config) *string { return &c.TaxGSTNumber }, gstNumber),
		get:     func(c Config) any { return c.TaxGSTNumber }},
	{name: "RR_TAX_QST_NUMBER", meaning: "The platform's QST number, likewise.", example: "1234567890TQ0001",
		set: pattern(func(c *Config) *string { return &c.TaxQSTNumber }, qstNumber),
		get: func(c Config) any { return c.TaxQSTNumber }},
	{name: "RR_SOCIAL_FACEBOOK", meaning: "The market's own page on a social network. Empty: no link to it.",
		example: "https://www.facebook.com/rangrue",
		set:     link(func(c *Config) *string { return &c.Social.Facebook }),
		get:     func(c Config) any { return c.Social.Facebook }},
	{name: "RR_SOCIAL_INSTAGRAM", meaning: "Likewise.",
		example: "https://www.instagram.com/rangrue",
		set:     link(func(c *Config) *string { return &c.Social.Instagram }),
		get:     func(c Config) any { return c.Social.Instagram }},
	{name: "RR_SOCIAL_PINTEREST", meaning: "Likewise.",
		example: "https://www.pinterest.ca/rangrue",
		set:     link(func(c *Config) *string { return &c.Social.Pinterest }),
		get:     func(c Config) any { return c.Social.Pinterest }},
	{name: "RR_SOCIAL_LINKEDIN", meaning: "Likewise.",
		example: "https://www.linkedin.com/company/rangrue",
		set:     link(func(c *Config) *string { return &c.Social.LinkedIn }),
		get:     func(c Config) any { return c.Social.LinkedIn }},
	{name: "RR_APP_IOS_URL", meaning: "The mobile application for iOS. Empty: no page speaks of one.",
		example: "https://apps.apple.com/ca/app/id123456789",
		set:     link(func(c *Config) *string { return &c.AppIOSURL }), get: func(c Config) any { return c.AppIOSURL }},
	{name: "RR_APP_ANDROID_URL", meaning: "The mobile application for Android, likewise.",
		example: "https://play.google.com/store/apps/details?id=rangrue",
		set:     link(func(c *Config) *string { return &c.AppAndroidURL }),
		get:     func(c Config) any { return c.AppAndroidURL }},
	{name: "RR_DEV_PAGES", meaning: "The page server during development (`make dev`). Empty: the pages built into " +
		"the binary.", example: "http://localhost:5173",
		set: site(func(c *Config) *string { return &c.DevPages }), get: func(c Config) any { return c.DevPages }},
}

// Markdown writes the table as the README shows it.
func Markdown() string {
	var b strings.Builder
	b.WriteString("| Variable | Default | Meaning |\n|---|---|---|\n")
	for _, v := range table {
		byDefault := v.derived
		if v.fallback != "" {
			byDefault = "`" + v.fallback + "`"
		}
		if byDefault == "" {
			byDefault = "empty"
		}
		fmt.Fprintf(&b, "| `%s` | %s | %s |\n", v.name, byDefault, v.meaning)
	}
	return b.String()
}

// complain is the sentence about a wrong value: the variable, what is wrong, and an example.
func (v variable) complain(value string, err error) error {
	if v.secret {
		value = "its value"
	} else {
		value = fmt.Sprintf("%q", value)
	}
	return fmt.Errorf("%s: %s %w; a good value is for example: %s", v.name, value, err, v.example)
}

func (v variable) shown(c Config) string { return fmt.Sprint(v.get(c)) }

// Setting is a line of the table as the operator's console shows it.
type Setting struct {
	Name    string `json:"name"`
	Value   string `json:"value" doc:"Never a secret: only whether it is set"`
	Meaning string `json:"meaning"`
	Secret  bool   `json:"secret"`
}

// Settings lists the configuration in use. Secrets are not in it.
func (c Config) Settings() []Setting {
	var all []Setting
	for _, v := range table {
		all = append(all, Setting{Name: v.name, Value: v.shown(c), Meaning: v.meaning, Secret: v.secret})
	}
	return all
}
