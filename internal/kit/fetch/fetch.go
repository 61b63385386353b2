// Package fetch downloads small files from addresses that strangers gave. It reaches the public web over https and
// nothing else: not this machine, not its network, not what a name turns into once it was looked at. Every connection
// is judged by the address that is dialled, so a name that changes its mind gains nothing. Sizes, times and redirects
// are bounded. What the file is, is for the caller to find out.
package fetch

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"syscall"
	"time"

	"rangrue/internal/kit/problem"
)

// What a download may fail for, in words for the person who gave the address.
var (
	ErrAddress = problem.New(problem.Invalid, "fetch_address", problem.Say(
		"Cette adresse n’est pas une adresse publique en https.", "This is not a public https address."))
	ErrMissing = problem.New(problem.NotFound, "fetch_missing", problem.Say(
		"Il n’y a plus de fichier à cette adresse, ou il n’est pas public.",
		"There is no file at this address any more, or it is not public."))
	ErrTooHeavy = problem.New(problem.TooLarge, "fetch_too_heavy", problem.Say(
		"Ce fichier est trop lourd.", "This file is too heavy."))
	ErrRedirects = problem.New(problem.Invalid, "fetch_redirects", problem.Say(
		"Cette adresse renvoie trop de fois à une autre.", "This address leads to others too many times."))
	ErrTooSlow = problem.New(problem.Unavailable, "fetch_too_slow", problem.Say(
		"Le site n’a pas répondu à temps.", "The site did not answer in time."))
	ErrUnreachable = problem.New(problem.Unavailable, "fetch_unreachable", problem.Say(
		"Le site n’a pas pu être joint, ou il a répondu par une erreur.",
		"The site could not be reached, or answered with an error."))
)

// Temporary tells whether another try may succeed.
func Temporary(err error) bool { return errors.Is(err, ErrTooSlow) || errors.Is(err, ErrUnreachable) }

// Options bound a download; every one is needed but Reach.
type Options struct {
	MaxBytes     int64
	Timeout      time.Duration // of the whole download, redirects included
	MaxRedirects int
	Agent        string // how we call ourselves

	// Reach takes the place of the rules about schemes and addresses: tests allow the server they started, and only it.
	Reach func(netip.AddrPort) bool
}

// Client downloads.
type Client struct {
	http *http.Client
	Options
}

// New makes a client.
func New(o Options) *Client {
	c := &Client{Options: o}
	dialer := &net.Dialer{Timeout: o.Timeout, Control: c.judge}
	c.http = &http.Client{
		Transport: &http.Transport{
			Proxy: nil, DialContext: dialer.DialContext, ForceAttemptHTTP2: true, DisableCompression: true,
			MaxResponseHeaderBytes: 64 << 10, MaxIdleConnsPerHost: 4, IdleConnTimeout: 30 * time.Second,
			TLSHandshakeTimeout: o.Timeout,
		},
		CheckRedirect: func(r *http.Request, before []*http.Request) error {
			if len(before) > o.MaxRedirects {
				return ErrRedirects
			}
			r.Header.Del("Referer")
			return c.allow(r.URL)
		},
	}
	return c
}

// judge refuses a connection by the very address that is dialled.
func (c *Client) judge(_, address string, _ syscall.RawConn) error {
	to, err := netip.ParseAddrPort(address)
	if err != nil {
		return ErrAddress.Because(err)
	}
	if c.Reach != nil {
		if !c.Reach(to) {
			return ErrAddress
		}
		return nil
	}
	if to.Port() != 443 || !Public(to.Addr()) {
		return ErrAddress
	}
	return nil
}

// allow refuses an address by what is written in it: no other scheme, no password, no number that is not public.
func (c *Client) allow(u *url.URL) error {
	if u.Hostname() == "" || u.User != nil {
		return ErrAddress
	}
	if c.Reach != nil {
		return nil
	}
	if u.Scheme != "https" {
		return ErrAddress
	}
	if number, err := netip.ParseAddr(u.Hostname()); err == nil && !Public(number) {
		return ErrAddress
	}
	return nil
}

// Get downloads the file at an address, whole.
func (c *Client) Get(ctx context.Context, address string) ([]byte, error) {
	u, err := url.Parse(address)
	if err != nil {
		return nil, ErrAddress.Because(err)
	}
	if err := c.allow(u); err != nil {
		return nil, err
	}
	within, cancel := context.WithTimeout(ctx, c.Timeout)
	defer cancel()
	r, err := http.NewRequestWithContext(within, http.MethodGet, u.String(), nil)
	if err != nil {
		return nil, ErrAddress.Because(err)
	}
	r.Header.Set("User-Agent", c.Agent)
	r.Header.Set("Accept", "image/jpeg, image/png, image/webp, image/*;q=0.5")
	answer, err := c.http.Do(r)
	if err != nil {
		return nil, explained(ctx, err)
	}
	defer answer.Body.Close()
	return c.read(ctx, answer)
}

func (c *Client) read(ctx context.Context, answer *http.Response) ([]byte, error) {
	switch code := answer.StatusCode; {
	case code >= 500 || code == http.StatusTooManyRequests || code == http.StatusRequestTimeout:
		return nil, ErrUnreachable.Because(fmt.Errorf("status %d", code))
	case code != http.StatusOK:
		return nil, ErrMissing.Because(fmt.Errorf("status %d", code))
	case answer.ContentLength > c.MaxBytes:
		return nil, ErrTooHeavy
	}
	data, err := io.ReadAll(io.LimitReader(answer.Body, c.MaxBytes+1))
	if err != nil {
		return nil, explained(ctx, err)
	}
	if int64(len(data)) > c.MaxBytes {
		return nil, ErrTooHeavy
	}
	return data, nil
}

// explained is a failure as its caller shows it. One of the caller's own context stays what it is.
func explained(ctx context.Context, err error) error {
	var ours *problem.Error
	var slow net.Error
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case errors.As(err, &ours):
		return ours
	case errors.Is(err, context.DeadlineExceeded), errors.As(err, &slow) && slow.Timeout():
		return ErrTooSlow.Because(err)
	}
	return ErrUnreachable.Because(err)
}
