package mail

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net/textproto"
	"net/url"
	"strconv"
	"time"

	gomail "github.com/wneessen/go-mail"
	"github.com/wneessen/go-mail/smtp"
)

// SMTP delivers through a mail server, one connection per message: messages are few, and a connection kept open is
// one more thing that breaks.
type SMTP struct {
	client   func() (*gomail.Client, error)
	from     string
	now      func() time.Time
	patience time.Duration // how long one message may take
}

// NewSMTP reads an address of a mail server:
//
//	smtps://user:password@host[:465]                 TLS from the first byte
//	smtp://user:password@host[:587]                  STARTTLS, or no delivery at all
//	smtp://host:25?tls=opportunistic                 STARTTLS when offered
//	smtp://localhost:1025?tls=none                   in clear, for a relay on the same machine
//
// and the address messages come from by default, such as "Rang & Rue <bonjour@exemple.ca>". An error never repeats the
// address of the server, which may hold a password.
func NewSMTP(address, from string, now func() time.Time) (*SMTP, error) {
	return newSMTP(address, from, now, nil, 30*time.Second)
}

func newSMTP(address, from string, now func() time.Time, tlsConfig *tls.Config, patience time.Duration) (*SMTP, error) {
	if _, err := parseAddress(from); err != nil {
		return nil, errors.New("mail: the sender must be an e-mail address, with or without a name")
	}
	u, err := url.Parse(address)
	if err != nil || u.Hostname() == "" || (u.Scheme != "smtp" && u.Scheme != "smtps") {
		return nil, errors.New("mail: the server must read smtp://user:password@host:port or smtps://…")
	}
	options, err := smtpOptions(u)
	if err != nil {
		return nil, err
	}
	options = append(options, gomail.WithTimeout(patience))
	if tlsConfig != nil {
		options = append(options, gomail.WithTLSConfig(tlsConfig))
	}
	client := func() (*gomail.Client, error) { return gomail.NewClient(u.Hostname(), options...) }
	if _, err := client(); err != nil {
		return nil, fmt.Errorf("mail: server %s: %w", u.Host, err)
	}
	return &SMTP{client: client, from: from, now: now, patience: patience}, nil
}

func smtpOptions(u *url.URL) ([]gomail.Option, error) {
	security, port := u.Query().Get("tls"), 587
	var options []gomail.Option
	switch {
	case u.Scheme == "smtps" && security == "":
		options, port = append(options, gomail.WithSSL()), 465
	case u.Scheme == "smtp" && (security == "" || security == "starttls"):
		options = append(options, gomail.WithTLSPolicy(gomail.TLSMandatory))
	case u.Scheme == "smtp" && security == "opportunistic":
		options = append(options, gomail.WithTLSPolicy(gomail.TLSOpportunistic))
	case u.Scheme == "smtp" && security == "none":
		options, port = append(options, gomail.WithTLSPolicy(gomail.NoTLS)), 25
	default:
		return nil, fmt.Errorf("mail: tls=%q is not a choice for %s://", security, u.Scheme)
	}
	if u.Port() != "" {
		n, err := strconv.Atoi(u.Port())
		if err != nil {
			return nil, errors.New("mail: the server's port is not a number")
		}
		port = n
	}
	options = append(options, gomail.WithPort(port))
	if user := u.User.Username(); user != "" {
		password, _ := u.User.Password()
		options = append(options, gomail.WithSMTPAuth(gomail.SMTPAuthAutoDiscover),
			gomail.WithUsername(user), gomail.WithPassword(password))
	}
	return options, nil
}

// Send hands the message to the server and returns as soon as the server has accepted it; the goodbye follows by
// itself, and its failure means nothing. A server that cannot be reached, is slow or asks to come back later is a
// temporary failure, and so is a refused password: the message is good, it is our settings that are not.
func (s *SMTP) Send(ctx context.Context, m Message) error {
	msg, err := compose(m, s.from, s.now())
	if err != nil {
		return err
	}
	client, err := s.client()
	if err != nil {
		return fmt.Errorf("mail: %w", err)
	}
	line, err := client.DialToSMTPClientWithContext(ctx)
	if err != nil {
		return fmt.Errorf("mail: the server could not be reached: %w", err)
	}
	defer func() { go line.Quit() }() // bounded by the deadline of the connection
	if err := line.UpdateDeadline(s.patience); err != nil {
		return fmt.Errorf("mail: %w", err)
	}
	return classify(transmit(line, msg))
}

// transmit is the conversation of one message, up to the server's word that it has it.
func transmit(line *smtp.Client, msg *gomail.Msg) error {
	from, err := msg.GetSender(false)
	if err != nil {
		return err
	}
	readers, err := msg.GetRecipients()
	if err != nil {
		return err
	}
	if err := line.Mail(from); err != nil {
		return err
	}
	for _, reader := range readers {
		if err := line.Rcpt(reader); err != nil {
			return err
		}
	}
	data, err := line.Data()
	if err != nil {
		return err
	}
	if _, err := msg.WriteTo(data); err != nil {
		return err
	}
	return data.Close()
}

// classify keeps the server's code and drops its words, which repeat the reader's address.
func classify(err error) error {
	var refusal *textproto.Error
	switch {
	case err == nil:
		return nil
	case !errors.As(err, &refusal):
		return fmt.Errorf("mail: the line broke: %w", err)
	case refusal.Code >= 500 && refusal.Code < 600:
		return fmt.Errorf("%w: the server answered %d", ErrPermanent, refusal.Code)
	}
	return fmt.Errorf("mail: not now (code %d)", refusal.Code)
}
