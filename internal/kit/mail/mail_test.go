package mail

import (
	"errors"
	"strings"
	"testing"
)

func TestNoFieldCanStartAHeaderOfItsOwn(t *testing.T) {
	const inject = "x\r\nBcc: victime@exemple.ca"
	for name, spoil := range map[string]func(m *Message){
		"subject":            func(m *Message) { m.Subject = inject },
		"subject, bare LF":   func(m *Message) { m.Subject = "x\nBcc: v@exemple.ca" },
		"subject, U+2028":    func(m *Message) { m.Subject = "x\u2028y" },
		"reader":             func(m *Message) { m.To = []string{"ana@exemple.ca\r\nBcc: v@exemple.ca"} },
		"reader's name":      func(m *Message) { m.To = []string{"\"Ana\r\nBcc: v@exemple.ca\" <ana@exemple.ca>"} },
		"two readers in one": func(m *Message) { m.To = []string{"ana@exemple.ca, v@exemple.ca"} },
		"sender":             func(m *Message) { m.From = "a@exemple.ca\nBcc: v@exemple.ca" },
		"answer address":     func(m *Message) { m.ReplyTo = "a@exemple.ca\nBcc: v@exemple.ca" },
		"header value":       func(m *Message) { m.Headers = map[string]string{"X-A": inject} },
		"header name":        func(m *Message) { m.Headers = map[string]string{"X-A: b\r\nBcc": "v@exemple.ca"} },
		"header with a role": func(m *Message) { m.Headers = map[string]string{"bcc": "v@exemple.ca"} },
		"id":                 func(m *Message) { m.ID = "1>\r\nBcc: v@exemple.ca" },
		"attachment's name": func(m *Message) {
			m.Attachments = []Attachment{{Name: inject, ContentType: "text/csv"}}
		},
		"attachment's path": func(m *Message) { m.Attachments = []Attachment{{Name: "../x", ContentType: "text/csv"}} },
		"attachment's type": func(m *Message) {
			m.Attachments = []Attachment{{Name: "x", ContentType: "text/csv\r\nX: y"}}
		},
		"no reader":       func(m *Message) { m.To = nil },
		"empty reader":    func(m *Message) { m.To = []string{""} },
		"no subject":      func(m *Message) { m.Subject = "" },
		"endless subject": func(m *Message) { m.Subject = strings.Repeat("é", 251) },
		"no text":         func(m *Message) { m.Text = "" },
	} {
		m := hello("ana@exemple.ca")
		spoil(&m)
		err := m.Check()
		if !errors.Is(err, ErrPermanent) {
			t.Errorf("%s: Check = %v", name, err)
		} else if strings.Contains(err.Error(), "exemple.ca") {
			t.Errorf("%s: the error repeats the field: %v", name, err)
		}
		if _, err := compose(m, fromAddress, noon); err == nil {
			t.Errorf("%s: composed all the same", name)
		}
	}
	if err := hello("Ana Roy <ana@exemple.ca>").Check(); err != nil {
		t.Errorf("a good message: %v", err)
	}
}

func TestNormalize(t *testing.T) {
	for in, want := range map[string]string{
		" Ana.Roy@Exemple.CA ": "Ana.Roy@exemple.ca", "ana@Érable.ca": "ana@xn--rable-9ra.ca",
		"sans-arobase": "sans-arobase", "": "",
	} {
		if got := Normalize(in); got != want {
			t.Errorf("Normalize(%q) = %q; want %q", in, got, want)
		}
	}
}
