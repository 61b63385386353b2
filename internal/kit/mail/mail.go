// Package mail writes and sends messages: rendered in the style of the brand, checked, queued as jobs with the change
// that causes them, delivered by SMTP or kept in a folder. It knows how a message is laid out and sent, never why it is
// sent: subjects and sentences come from the domain that sends it.
package mail

import (
	"context"
	"errors"
	"fmt"
	"net/mail"
	"net/textproto"
	"regexp"
	"strings"

	"golang.org/x/net/idna"
)

// ErrPermanent marks a failure that trying again cannot repair: a message out of shape, or a server that refused it for
// good (550). Any other error of a [Sender] is temporary.
var ErrPermanent = errors.New("mail: refused for good")

// BadAddress ends the refusal of a letter to what is no e-mail address.
const BadAddress = "an address is not one"

// Message is one message as it is queued and sent. Every field survives JSON, since messages travel as jobs.
type Message struct {
	// becomes the Message-ID: a retry is recognisable as the same message
	ID          string            `json:"id"`
	From        string            `json:"from,omitempty"`        // empty: the sender's own address
	ReplyTo     string            `json:"replyTo,omitempty"`     // where an answer goes, when not to From
	To          []string          `json:"to"`                    // "ana@exemple.ca" or "Ana <ana@exemple.ca>"
	Subject     string            `json:"subject"`               //
	HTML        string            `json:"html,omitempty"`        // what most readers see
	Text        string            `json:"text"`                  // the same, for those who read plain text
	Headers     map[string]string `json:"headers,omitempty"`     // List-Unsubscribe and the like
	Attachments []Attachment      `json:"attachments,omitempty"` //
	// what it is about, such as order:<id>; such a letter is kept, see [About]
	About string `json:"about,omitempty"`
}

// Attachment is a file sent along.
type Attachment struct {
	Name        string `json:"name"`
	ContentType string `json:"contentType"`
	Data        []byte `json:"data"`
}

// Sender delivers a message or says why not; see [ErrPermanent].
type Sender interface {
	Send(ctx context.Context, m Message) error
}

// Normalize gives the form under which an address is kept and compared: no spaces around, domain in lower case and
// ASCII, local part as its owner writes it.
func Normalize(address string) string {
	address = strings.TrimSpace(address)
	at := strings.LastIndexByte(address, '@')
	if at < 0 {
		return address
	}
	domain := strings.ToLower(address[at+1:])
	if ascii, err := idna.Lookup.ToASCII(domain); err == nil {
		domain = ascii
	}
	return address[:at+1] + domain
}

const maxSubject = 250

var (
	headerName  = regexp.MustCompile(`^[A-Za-z][A-Za-z0-9-]{0,70}$`)
	contentType = regexp.MustCompile(`^[a-z0-9.+-]+/[a-z0-9.+-]+(; ?[a-z]+=[A-Za-z0-9-]+)?$`)
	messageID   = regexp.MustCompile(`^[A-Za-z0-9._-]{1,100}$`)
)

// structural headers are written from the message's own fields; a caller's copy could contradict them.
var structural = map[string]bool{
	"From": true, "To": true, "Cc": true, "Bcc": true, "Sender": true, "Reply-To": true, "Subject": true, "Date": true,
	"Message-Id": true, "Mime-Version": true, "Content-Type": true, "Content-Transfer-Encoding": true,
	"Content-Disposition": true, "Return-Path": true, "Received": true,
}

// Check answers nil when the message can travel, and an [ErrPermanent] when it never could. No field may hold a line
// break that would start a header of someone else's choosing.
func (m Message) Check() error {
	switch {
	case len(m.To) == 0:
		return refuse("no one to send to")
	case m.Subject == "" || len([]rune(m.Subject)) > maxSubject || hasControl(m.Subject):
		return refuse("the subject is empty, too long or holds a line break")
	case m.Text == "":
		return refuse("no plain text")
	case m.ID != "" && !messageID.MatchString(m.ID):
		return refuse("the id cannot be a Message-ID")
	}
	for i, address := range append([]string{m.From, m.ReplyTo}, m.To...) {
		if address == "" && i < 2 {
			continue
		}
		if _, err := parseAddress(address); err != nil {
			return refuse(BadAddress)
		}
	}
	return m.checkExtras()
}

func (m Message) checkExtras() error {
	for name, value := range m.Headers {
		if !headerName.MatchString(name) || structural[textproto.CanonicalMIMEHeaderKey(name)] || hasControl(value) {
			return refuse(fmt.Sprintf("header %q may not be set so", name))
		}
	}
	for _, a := range m.Attachments {
		if a.Name == "" || hasControl(a.Name) || strings.ContainsAny(a.Name, `/\"`) ||
			!contentType.MatchString(a.ContentType) {
			return refuse("an attachment has no proper name or type")
		}
	}
	return nil
}

// parseAddress reads one address; unlike net/mail alone it wants a domain and no control character anywhere.
func parseAddress(s string) (*mail.Address, error) {
	if hasControl(s) {
		return nil, errors.New("control character")
	}
	address, err := mail.ParseAddress(s)
	if err != nil {
		return nil, err
	}
	address.Address = Normalize(address.Address)
	return address, nil
}

func hasControl(s string) bool {
	return strings.ContainsFunc(s, func(r rune) bool { return r < ' ' || r == 0x7f || r == '\u2028' || r == '\u2029' })
}

// refuse says what is wrong without repeating what was in the field: errors end up in logs, addresses must not.
func refuse(why string) error { return fmt.Errorf("%w: %s", ErrPermanent, why) }
