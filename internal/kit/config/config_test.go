package config_test

import (
	"bytes"
	"flag"
	"fmt"
	"log/slog"
	"net/netip"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"rangrue/internal/kit/config"
)

func TestWithoutAWordEverythingHasADefault(t *testing.T) {
	c, err := config.Load([]string{"HOME=/root", "PATH=/bin"})
	if err != nil {
		t.Fatal(err)
	}
	for name, pair := range map[string][2]any{
		"Addr": {c.Addr, ":8080"}, "AdminAddr": {c.AdminAddr, ""}, "PublicURL": {c.PublicURL, "http://localhost:8080"},
		"SellerURL": {c.SellerURL, "http://localhost:8080/espace-vendeur"}, "Name": {c.Name, "Rang & Rue"},
		"DataDir":     {c.DataDir, "./data"},
		"DatabaseURL": {c.DatabaseURL, "data/rangrue.db"}, "Demo": {c.Demo, false},
		"LogLevel": {c.LogLevel, slog.LevelInfo}, "LogFormat": {c.LogFormat, "json"},
		"RateLimit": {c.RateLimit, 1200}, "ErrorSampleRate": {c.ErrorSampleRate, 0.2},
		"ShutdownGrace": {c.ShutdownGrace, 20 * time.Second},
		"MailFrom":      {c.MailFrom, `"Rang & Rue" <bonjour@localhost>`},
		"ContactEmail":  {c.ContactEmail, "bonjour@localhost"}, "MailReplyTo": {c.MailReplyTo, "bonjour@localhost"},
		"HTTPS": {c.HTTPS(), false}, "SMTPURL": {c.SMTPURL, ""}, "FilesURL": {c.FilesURL, ""},
		"proxies": {fmt.Sprint(c.TrustedProxies), "[127.0.0.1/32 ::1/128]"},
	} {
		if pair[0] != pair[1] {
			t.Errorf("%s is %v; want %v", name, pair[0], pair[1])
		}
	}
}

func TestNothingIsPromisedThatTheOperatorDidNotName(t *testing.T) {
	for _, environ := range [][]string{nil, {"RR_DEMO=1"}} {
		c, err := config.Load(environ)
		if err != nil {
			t.Fatal(err)
		}
		if c.Social != (config.Social{}) || c.AppIOSURL != "" || c.AppAndroidURL != "" {
			t.Errorf("%v: networks %+v, applications %q and %q", environ, c.Social, c.AppIOSURL, c.AppAndroidURL)
		}
	}
}

func TestEveryVariableIsRead(t *testing.T) {
	c, err := config.Load([]string{
		"RR_ADDR=127.0.0.1:9000", "RR_ADMIN_ADDR=127.0.0.1:9001", "RR_PUBLIC_URL=https://rangrue.example/",
		"RR_SELLER_URL=https://vendre.rangrue.example/espace/", "RR_DATA_DIR=/srv",
		"RR_DATABASE_URL=postgres://u:p@db/rr?sslmode=disable", "RR_SECRET=" + strings.Repeat("s", 32),
		"RR_DEMO=1", "RR_LOG_LEVEL=debug", "RR_LOG_FORMAT=text", "RR_TRUSTED_PROXIES=10.0.0.0/8, 192.0.2.7",
		"RR_RATE_LIMIT=0", "RR_SSR_WORKERS=3", "RR_SHUTDOWN_DELAY=5s", "RR_SHUTDOWN_GRACE=1m",
		"RR_SMTP_URL=smtps://u:p@smtp.example:465", "RR_MAIL_FROM=Rang & Rue <a@b.ca>",
		"RR_FILES_URL=s3://k:s@s3.example/bucket", "RR_FILES_PUBLIC_URL=https://cdn.example/",
		"RR_SOCIAL_LINKEDIN=https://www.linkedin.com/company/x", "RR_CONTACT_EMAIL=c@d.ca",
		"RR_PRIVACY_OFFICER=Ana Roy", "RR_TAX_GST_NUMBER=123456789RT0001", "RR_TAX_QST_NUMBER=1234567890TQ0001",
		"RR_ERROR_SAMPLE_RATE=1", "RR_TAG_MANAGER_ID=GTM-1", "RR_DEV_PAGES=http://localhost:5173",
		"RR_TEST_POSTGRES_URL=postgres://x", "RR_POSTGRES_BIN=/usr/lib",
	})
	if err != nil {
		t.Fatal(err)
	}
	for name, pair := range map[string][2]any{
		"PublicURL":      {c.PublicURL, "https://rangrue.example"},
		"SellerURL":      {c.SellerURL, "https://vendre.rangrue.example/espace"},
		"FilesPublicURL": {c.FilesPublicURL, "https://cdn.example"},
		"HTTPS":          {c.HTTPS(), true}, "Demo": {c.Demo, true}, "LogLevel": {c.LogLevel, slog.LevelDebug},
		"RateLimit": {c.RateLimit, 0}, "SSRWorkers": {c.SSRWorkers, 3},
		"ShutdownDelay": {c.ShutdownDelay, 5 * time.Second}, "MailFrom": {c.MailFrom, `"Rang & Rue" <a@b.ca>`},
		"MailReplyTo": {c.MailReplyTo, "c@d.ca"}, "LinkedIn": {c.Social.LinkedIn, "https://www.linkedin.com/company/x"},
		"proxy":          {c.TrustedProxies[1], netip.MustParsePrefix("192.0.2.7/32")},
		"origins":        {fmt.Sprint(c.Origins()), "[https://rangrue.example https://vendre.rangrue.example]"},
		"PrivacyOfficer": {c.PrivacyOfficer, "Ana Roy"}, "ErrorSampleRate": {c.ErrorSampleRate, 1.0},
		"DevPages": {c.DevPages, "http://localhost:5173"},
	} {
		if pair[0] != pair[1] {
			t.Errorf("%s is %v; want %v", name, pair[0], pair[1])
		}
	}
}

func TestThePublicAddressFollowsThePort(t *testing.T) {
	if c, _ := config.Load([]string{"RR_ADDR=:9000", "RR_PUBLIC_URL="}); c.PublicURL != "http://localhost:9000" {
		t.Errorf("public address %q", c.PublicURL)
	}
}

func TestAWrongValueIsNamedWithWhatIsWrongAndAnExample(t *testing.T) {
	for pair, want := range map[string]string{
		"RR_ADDR=8080": `RR_ADDR: "8080" is not an address of the form host:port; ` +
			`a good value is for example: :8080`,
		"RR_ADDR=:80800":                    `RR_ADDR: ":80800" has no port`,
		"RR_PUBLIC_URL=rangrue.example":     `RR_PUBLIC_URL: "rangrue.example" is not an http or https address`,
		"RR_PUBLIC_URL=https://x.example/a": "without a path",
		"RR_DATABASE_URL=mysql://u:p@h/d": "RR_DATABASE_URL: its value is neither a postgres:// address nor " +
			"the path of a file",
		"RR_SECRET=short":                       "RR_SECRET: its value is shorter than 32 characters",
		"RR_DEMO=maybe":                         `RR_DEMO: "maybe" is neither 1 nor 0`,
		"RR_LOG_LEVEL=loud":                     "is not one of debug, info, warn, error",
		"RR_LOG_FORMAT=xml":                     "is not one of json, text",
		"RR_TRUSTED_PROXIES=10.0.0.0/8,nothing": `holds "nothing", which is neither an address nor a network`,
		"RR_RATE_LIMIT=-1":                      "is not a whole number from 0 up",
		"RR_RATE_LIMIT=ten":                     "is not a whole number from 0 up",
		"RR_SHUTDOWN_GRACE=20":                  "is not a duration; a good value is for example: 20s",
		"RR_SMTP_URL=https://u:p@h":             "is not an address that starts with smtp:// or smtps://",
		"RR_FILES_URL=/tmp":                     "is not an address that starts with s3://",
		"RR_MAIL_FROM=nobody":                   `"nobody" is not an e-mail address`,
		"RR_CONTACT_EMAIL=a@b.ca\r\nBcc: x@y.z": "is not an e-mail address",
		"RR_NAME=Rang\nRue":                     "control character",
		"RR_ERROR_SAMPLE_RATE=NaN":              "is not a number from 0 to 1",
		"RR_TAX_GST_NUMBER=12": "does not have the right shape; a good value is for example: " +
			"123456789RT0001",
		"RR_SOCIAL_FACEBOOK=javascript:alert(1)": "is not an http or https address",
	} {
		_, err := config.Load([]string{pair})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v; want %q", pair, err, want)
		}
		if err != nil && strings.Contains(err.Error(), "u:p@") {
			t.Errorf("%s: a secret is shown: %v", pair, err)
		}
	}
}

func TestAllWrongValuesAreReportedTogether(t *testing.T) {
	_, err := config.Load([]string{"RR_ADDR=x", "RR_DEMO=x", "RR_PUBLC_URL=https://x.example"})
	for _, name := range []string{"RR_ADDR", "RR_DEMO", "RR_PUBLC_URL does not exist; did you mean RR_PUBLIC_URL?"} {
		if err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("%v does not name %s", err, name)
		}
	}
}

func TestSecretsAreNeverPrinted(t *testing.T) {
	c, err := config.Load([]string{
		"RR_SECRET=" + strings.Repeat("hunter2", 5),
		"RR_DATABASE_URL=postgres://ana:hunter2@db.example/rr?password=hunter2",
		"RR_SMTP_URL=smtp://ana:hunter2@smtp.example", "RR_FILES_URL=s3://hunter2:hunter2@s3.example/bucket",
	})
	if err != nil {
		t.Fatal(err)
	}
	var log bytes.Buffer
	slog.New(slog.NewJSONHandler(&log, nil)).Info("start", "config", c)
	for how, text := range map[string]string{
		"%v": fmt.Sprintf("%v", c), "%+v": fmt.Sprintf("%+v", c), "%#v": fmt.Sprintf("%#v", c), "%s": c.String(),
		"log": log.String(),
	} {
		if strings.Contains(text, "hunter2") {
			t.Errorf("%s shows a secret: %s", how, text)
		}
		if !strings.Contains(text, "db.example") || !strings.Contains(text, "RR_SECRET") {
			t.Errorf("%s shows too little: %s", how, text)
		}
	}
}

func TestTheSigningSecretIsMadeOnceAndKept(t *testing.T) {
	c := config.Config{DataDir: filepath.Join(t.TempDir(), "data")}
	var group sync.WaitGroup
	made := make([]string, 8)
	for i := range made {
		group.Go(func() {
			secret, err := c.SigningSecret()
			if err != nil {
				t.Error(err)
			}
			made[i] = string(secret)
		})
	}
	group.Wait()
	for _, secret := range made {
		if secret != made[0] || len(secret) != 64 {
			t.Errorf("secrets differ or are short: %v", made)
			break
		}
	}
	entries, _ := os.ReadDir(c.DataDir)
	if info, err := os.Stat(filepath.Join(c.DataDir, "secret")); err != nil || info.Mode().Perm() != 0o600 ||
		len(entries) != 1 {
		t.Errorf("the file: %v %v, %d entries", info.Mode(), err, len(entries))
	}
	if given, _ := (config.Config{Secret: "given"}).SigningSecret(); string(given) != "given" {
		t.Errorf("RR_SECRET is not used: %q", given)
	}
}

func TestACutSecretFileIsRefused(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "secret"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := (config.Config{DataDir: dir}).SigningSecret(); err == nil ||
		!strings.Contains(err.Error(), "too short") {
		t.Errorf("an empty secret is used: %v", err)
	}
}

func TestTheTableHasALineForEachVariable(t *testing.T) {
	text := config.Markdown()
	if !strings.HasPrefix(text, "| Variable | Default | Meaning |\n|---|---|---|\n| `RR_ADDR` | `:8080` | Where the "+
		"product listens. |\n") {
		t.Errorf("table:\n%s", text)
	}
	for line := range strings.Lines(text) {
		if strings.Count(line, "|") != 4 {
			t.Errorf("a cell holds a bar: %s", line)
		}
	}
}

// update rewrites the README's table: go test ./internal/kit/config -update
var update = flag.Bool("update", false, "rewrite the README's table of configuration")

func TestTheREADMEShowsTheTable(t *testing.T) {
	const path, start, end = "../../../README.md", "<!-- config:start -->\n", "<!-- config:end -->"
	readme, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, opened := strings.Cut(string(readme), start)
	shown, after, closed := strings.Cut(rest, end)
	if !opened || !closed {
		t.Fatalf("README.md lacks the lines %s and %s", strings.TrimSpace(start), end)
	}
	if shown == config.Markdown() {
		return
	}
	if !*update {
		t.Fatal("README.md shows another table than the code's; run: go test ./internal/kit/config -update")
	}
	if err := os.WriteFile(path, []byte(before+start+config.Markdown()+end+after), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestAnOutsideIdentityServiceIsNamedWholeOrNotAtAll(t *testing.T) {
	const (
		project  = "RR_IDENTITY_PROJECT=p"
		key      = "RR_IDENTITY_API_KEY=k"
		file     = "RR_IDENTITY_CREDENTIALS=/k.json"
		emulator = "RR_IDENTITY_URL=http://localhost:9099"
	)
	for _, c := range []struct {
		given []string
		good  bool
	}{
		{nil, true}, {[]string{project, key, file}, true}, {[]string{project, key, emulator}, true},
		{[]string{project}, false}, {[]string{project, key}, false}, {[]string{key}, false},
		{[]string{emulator}, false}, {[]string{project, key, file, emulator}, false},
	} {
		if _, err := config.Load(c.given); (err == nil) != c.good {
			t.Errorf("%v: %v", c.given, err)
		}
	}
}

func TestTheSecretOfTheExampleServesOnlyTheExample(t *testing.T) {
	const example = "RR_SECRET=change-this-secret-before-the-first-sale"
	if _, err := config.Load([]string{example, "RR_PUBLIC_URL=https://localhost"}); err != nil {
		t.Error(err)
	}
	_, err := config.Load([]string{example, "RR_PUBLIC_URL=https://marche.example"})
	if err == nil || !strings.Contains(err.Error(), "RR_SECRET is the one of the example") {
		t.Errorf("it was taken: %v", err)
	}
}
