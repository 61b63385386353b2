package mail

import (
	"bytes"
	"fmt"
	"time"

	gomail "github.com/wneessen/go-mail"
)

// compose writes m as a MIME message: plain text first, HTML as the preferred alternative, attachments last. from is
// used when the message names no sender of its own; its domain ends the Message-ID.
func compose(m Message, from string, date time.Time) (*gomail.Msg, error) {
	if m.From == "" {
		m.From = from
	}
	if err := m.Check(); err != nil {
		return nil, err
	}
	msg := gomail.NewMsg(gomail.WithCharset(gomail.CharsetUTF8), gomail.WithEncoding(gomail.EncodingQP))
	if err := setAddresses(msg, m); err != nil {
		return nil, err
	}
	msg.Subject(m.Subject)
	msg.SetDateWithValue(date)
	for name, value := range m.Headers {
		msg.SetGenHeader(gomail.Header(name), value)
	}
	msg.SetBodyString(gomail.TypeTextPlain, m.Text)
	if m.HTML != "" {
		msg.AddAlternativeString(gomail.TypeTextHTML, m.HTML)
	}
	for _, a := range m.Attachments {
		msg.AttachReadSeeker(a.Name, bytes.NewReader(a.Data),
			gomail.WithFileContentType(gomail.ContentType(a.ContentType)))
	}
	return msg, nil
}

func setAddresses(msg *gomail.Msg, m Message) error {
	sender, err := parseAddress(m.From)
	if err != nil {
		return refuse("the sender's address is not one")
	}
	msg.FromMailAddress(sender)
	if m.ID != "" {
		domain := sender.Address[bytes.LastIndexByte([]byte(sender.Address), '@')+1:]
		msg.SetMessageIDWithValue(fmt.Sprintf("%s@%s", m.ID, domain))
	} else {
		msg.SetMessageID()
	}
	for _, to := range m.To {
		address, err := parseAddress(to)
		if err != nil {
			return refuse(BadAddress)
		}
		msg.AddToMailAddress(address)
	}
	if m.ReplyTo != "" {
		address, err := parseAddress(m.ReplyTo)
		if err != nil {
			return refuse("the address to answer is not one")
		}
		msg.ReplyToMailAddress(address)
	}
	return nil
}
