package config

import (
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/mail"
	"net/netip"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"
)

// setter checks a value and keeps it.
type setter func(c *Config, value string) error

func line(field func(*Config) *string) setter {
	return func(c *Config, value string) error {
		if strings.ContainsFunc(value, unicode.IsControl) {
			return errors.New("has a line break or another control character")
		}
		*field(c) = value
		return nil
	}
}

func address(field func(*Config) *string) setter {
	return func(c *Config, value string) error {
		_, port, err := net.SplitHostPort(value)
		if err != nil {
			return errors.New("is not an address of the form host:port")
		}
		if n, err := strconv.Atoi(port); err != nil || n < 0 || n > 65535 {
			return errors.New("has no port from 0 to 65535")
		}
		*field(c) = value
		return nil
	}
}

func parseLink(value string) (*url.URL, error) {
	u, err := url.Parse(value)
	if err != nil || (u.Scheme != "http" && u.Scheme != "https") || u.Host == "" || u.User != nil {
		return nil, errors.New("is not an http or https address")
	}
	return u, nil
}

// link is the address of a page or a service.
func link(field func(*Config) *string) setter {
	return func(c *Config, value string) error {
		if _, err := parseLink(value); err != nil {
			return err
		}
		*field(c) = value
		return nil
	}
}

// site is the address of a whole site: no path, because every route starts at the root.
func site(field func(*Config) *string) setter {
	return func(c *Config, value string) error {
		u, err := parseLink(value)
		if err != nil {
			return err
		}
		if strings.Trim(u.Path, "/") != "" || u.RawQuery != "" || u.Fragment != "" {
			return errors.New("must be a scheme and a host only, without a path")
		}
		*field(c) = u.Scheme + "://" + u.Host
		return nil
	}
}

func server(field func(*Config) *string, schemes ...string) setter {
	return func(c *Config, value string) error {
		u, err := url.Parse(value)
		if err != nil || u.Host == "" || !slices.Contains(schemes, u.Scheme) {
			return fmt.Errorf("is not an address that starts with %s://", strings.Join(schemes, ":// or "))
		}
		*field(c) = value
		return nil
	}
}

func database(c *Config, value string) error {
	if scheme, _, ok := strings.Cut(value, "://"); ok {
		u, err := url.Parse(value)
		// A server on this machine may be reached by its socket: postgres:///name?host=/run/postgresql.
		if (scheme != "postgres" && scheme != "postgresql") || err != nil || (u.Host == "" && !u.Query().Has("host")) {
			return errors.New("is neither a postgres:// address nor the path of a file")
		}
	}
	c.DatabaseURL = value
	return nil
}

func secret(c *Config, value string) error {
	if len(value) < 32 {
		return errors.New("is shorter than 32 characters")
	}
	c.Secret = value
	return nil
}

// keyOf is a key of another service, known by how it begins.
func keyOf(field func(*Config) *string, beginnings ...string) setter {
	return func(c *Config, value string) error {
		if !slices.ContainsFunc(beginnings, func(b string) bool {
			return strings.HasPrefix(value, b) &&
				len(value) > len(b)
		}) {
			return fmt.Errorf("does not begin with %s", strings.Join(beginnings, " or "))
		}
		*field(c) = value
		return nil
	}
}

func flag(field func(*Config) *bool) setter {
	return func(c *Config, value string) error {
		switch strings.ToLower(value) {
		case "1", "true", "yes", "on":
			*field(c) = true
		case "0", "false", "no", "off":
			*field(c) = false
		default:
			return errors.New("is neither 1 nor 0")
		}
		return nil
	}
}

func choice(field func(*Config) *string, allowed ...string) setter {
	return func(c *Config, value string) error {
		if !slices.Contains(allowed, value) {
			return fmt.Errorf("is not one of %s", strings.Join(allowed, ", "))
		}
		*field(c) = value
		return nil
	}
}

func logLevel(c *Config, value string) error {
	levels := map[string]slog.Level{"debug": slog.LevelDebug, "info": slog.LevelInfo, "warn": slog.LevelWarn,
		"error": slog.LevelError}
	level, ok := levels[value]
	if !ok {
		return errors.New("is not one of debug, info, warn, error")
	}
	c.LogLevel = level
	return nil
}

func whole(field func(*Config) *int, least int) setter {
	return func(c *Config, value string) error {
		n, err := strconv.Atoi(value)
		if err != nil || n < least {
			return fmt.Errorf("is not a whole number from %d up", least)
		}
		*field(c) = n
		return nil
	}
}

func share(field func(*Config) *float64) setter {
	return func(c *Config, value string) error {
		n, err := strconv.ParseFloat(value, 64)
		if err != nil || !(n >= 0 && n <= 1) {
			return errors.New("is not a number from 0 to 1")
		}
		*field(c) = n
		return nil
	}
}

func duration(field func(*Config) *time.Duration) setter {
	return func(c *Config, value string) error {
		d, err := time.ParseDuration(value)
		if err != nil || d < 0 {
			return errors.New("is not a duration")
		}
		*field(c) = d
		return nil
	}
}

func proxies(c *Config, value string) error {
	if value == "none" {
		c.TrustedProxies = nil
		return nil
	}
	for part := range strings.SplitSeq(value, ",") {
		part = strings.TrimSpace(part)
		prefix, err := netip.ParsePrefix(part)
		if err != nil {
			addr, err := netip.ParseAddr(part)
			if err != nil {
				return fmt.Errorf("holds %q, which is neither an address nor a network", part)
			}
			prefix = netip.PrefixFrom(addr, addr.BitLen())
		}
		c.TrustedProxies = append(c.TrustedProxies, prefix)
	}
	return nil
}

func mailbox(field func(*Config) *string) setter {
	return func(c *Config, value string) error {
		if _, err := mail.ParseAddress(quoteName(value)); err != nil {
			return errors.New("is not an e-mail address")
		}
		*field(c) = quoteName(value)
		return nil
	}
}

// quoteName lets people write Rang & Rue <bonjour@…>: a bare & is not allowed in the name of an address.
func quoteName(value string) string {
	name, rest, ok := strings.Cut(value, "<")
	name = strings.TrimSpace(name)
	if !ok || name == "" || strings.HasPrefix(name, `"`) {
		return value
	}
	return (&mail.Address{Name: name, Address: strings.TrimSuffix(strings.TrimSpace(rest), ">")}).String()
}

func day(field func(*Config) *string) setter {
	return func(c *Config, value string) error {
		if _, err := time.Parse(time.DateOnly, value); err != nil {
			return errors.New("is not a day of the form year-month-day")
		}
		*field(c) = value
		return nil
	}
}

var (
	gstNumber = regexp.MustCompile(`^[0-9]{9} ?RT ?[0-9]{4}$`)
	qstNumber = regexp.MustCompile(`^[0-9]{10} ?TQ ?[0-9]{4}$`)
)

func pattern(field func(*Config) *string, shape *regexp.Regexp) setter {
	return func(c *Config, value string) error {
		if !shape.MatchString(value) {
			return errors.New("does not have the right shape")
		}
		*field(c) = value
		return nil
	}
}

func joined(prefixes []netip.Prefix) string {
	if len(prefixes) == 0 {
		return "none"
	}
	var all []string
	for _, p := range prefixes {
		all = append(all, p.String())
	}
	return strings.Join(all, ",")
}

// redacted shows an address without its user and password.
func redacted(value string) string {
	u, err := url.Parse(value)
	if err != nil {
		return hidden(value)
	}
	if u.User == nil && u.RawQuery == "" {
		return value
	}
	if u.User != nil {
		u.User = url.User("redacted")
	}
	u.RawQuery = "" // a password may hide there too
	return u.String()
}

func hidden(value string) string {
	if value == "" {
		return ""
	}
	return "redacted"
}
