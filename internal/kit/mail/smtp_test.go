package mail

import (
	"context"
	"crypto/tls"
	"encoding/base64"
	"errors"
	"io"
	"mime"
	"mime/multipart"
	"mime/quotedprintable"
	"net"
	netmail "net/mail"
	"strings"
	"testing"
	"time"
)

var noon = time.Date(2026, 11, 15, 12, 0, 0, 0, time.UTC)

func atNoon() time.Time { return noon }

const fromAddress = "Épicerie & Cie <bonjour@exemple.ca>"

func hello(to ...string) Message {
	return Message{
		ID: "0193-abc", To: to, Subject: "Votre commande est en route\u00a0: été, œufs, 12,90\u00a0$",
		Text: "Bonjour,\nvos œufs partent à l’été.\n.\nFin", HTML: "<p>Vos œufs partent à l’été.</p>",
	}
}

func newTestSMTP(t *testing.T, address string, trust *tls.Config) *SMTP {
	t.Helper()
	s, err := newSMTP(address, fromAddress, atNoon, trust, 10*time.Second)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestAMessageArrivesWholeInFrench(t *testing.T) {
	server := startMailServer(t, serverOptions{})
	m := hello("Zoé Côté <zoe@exemple.ca>", "ana@exemple.ca")
	m.ReplyTo = "boutique@exemple.ca"
	m.Headers = map[string]string{"List-Unsubscribe": "<https://exemple.ca/v1/x>"}
	m.Attachments = []Attachment{
		{Name: "facture-été.pdf", ContentType: "application/pdf", Data: []byte("%PDF-1.7 \x00\xff")},
	}
	if err := newTestSMTP(t, "smtp://"+server.address+"?tls=none", nil).Send(t.Context(), m); err != nil {
		t.Fatal(err)
	}
	got := server.received()
	if len(got) != 1 || got[0].from != "bonjour@exemple.ca" ||
		strings.Join(got[0].to, " ") != "zoe@exemple.ca ana@exemple.ca" {
		t.Fatalf("received %+v", got)
	}
	parsed, err := netmail.ReadMessage(strings.NewReader(got[0].data))
	if err != nil {
		t.Fatal(err)
	}
	words := new(mime.WordDecoder)
	for header, want := range map[string]string{
		"From": `Épicerie & Cie <bonjour@exemple.ca>`, "To": "Zoé Côté <zoe@exemple.ca>, <ana@exemple.ca>",
		"Reply-To": "<boutique@exemple.ca>", "Subject": m.Subject, "Date": "Sun, 15 Nov 2026 12:00:00 +0000",
		"Message-Id": "<0193-abc@exemple.ca>", "List-Unsubscribe": "<https://exemple.ca/v1/x>",
		"Mime-Version": "1.0",
	} {
		value, err := words.DecodeHeader(parsed.Header.Get(header))
		if value = strings.ReplaceAll(value, `"`, ""); err != nil || value != want {
			t.Errorf("%s: %q, %v; want %q", header, value, err, want)
		}
	}
	parts := leaves(t, parsed.Header.Get("Content-Type"), parsed.Body)
	for kind, want := range map[string]string{
		"text/plain": strings.ReplaceAll(m.Text, "\n", "\r\n"), "text/html": m.HTML,
		"application/pdf": "%PDF-1.7 \x00\xff",
	} {
		if parts[kind] != want {
			t.Errorf("%s is %q; want %q", kind, parts[kind], want)
		}
	}
}

// leaves reads the parts of a MIME message by their type, with the standard library rather than the one that wrote it.
func leaves(t *testing.T, contentType string, body io.Reader) map[string]string {
	t.Helper()
	kind, parameters, err := mime.ParseMediaType(contentType)
	if err != nil || !strings.HasPrefix(kind, "multipart/") {
		t.Fatalf("%s, %v", contentType, err)
	}
	found := map[string]string{}
	parts := multipart.NewReader(body, parameters["boundary"])
	for {
		part, err := parts.NextRawPart()
		if err == io.EOF {
			return found
		}
		if err != nil {
			t.Fatal(err)
		}
		inner, _, _ := mime.ParseMediaType(part.Header.Get("Content-Type"))
		if strings.HasPrefix(inner, "multipart/") {
			for k, v := range leaves(t, part.Header.Get("Content-Type"), part) {
				found[k] = v
			}
			continue
		}
		found[inner] = decodePart(t, part)
	}
}

func decodePart(t *testing.T, part *multipart.Part) string {
	t.Helper()
	var r io.Reader = part
	switch part.Header.Get("Content-Transfer-Encoding") {
	case "quoted-printable":
		r = quotedprintable.NewReader(part)
	case "base64":
		r = base64.NewDecoder(base64.StdEncoding, part)
	}
	content, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return string(content)
}

func TestRefusalsForGoodAreDistinguishedFromRefusalsForNow(t *testing.T) {
	server := startMailServer(t, serverOptions{})
	sender := newTestSMTP(t, "smtp://"+server.address+"?tls=none", nil)
	for to, permanent := range map[string]bool{
		"inconnu@exemple.ca": true, "pourriel@exemple.ca": true, "pleine@exemple.ca": false,
	} {
		err := sender.Send(t.Context(), hello(to))
		if err == nil || errors.Is(err, ErrPermanent) != permanent {
			t.Errorf("%s: %v; want permanent = %v", to, err, permanent)
		} else if strings.Contains(err.Error(), to) {
			t.Errorf("the error names the reader: %v", err)
		}
	}
	if len(server.received()) != 0 {
		t.Errorf("delivered: %+v", server.received())
	}
}

func TestAServerThatIsAwayOrSilentIsATemporaryFailure(t *testing.T) {
	closed, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	closed.Close()
	silent, err := net.Listen("tcp", "127.0.0.1:0") // accepts and never speaks
	if err != nil {
		t.Fatal(err)
	}
	defer silent.Close()
	for name, address := range map[string]string{"away": closed.Addr().String(), "silent": silent.Addr().String()} {
		sender, err := newSMTP("smtp://"+address+"?tls=none", fromAddress, atNoon, nil, 50*time.Millisecond)
		if err != nil {
			t.Fatal(err)
		}
		if err := sender.Send(t.Context(), hello("ana@exemple.ca")); err == nil || errors.Is(err, ErrPermanent) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestACallerWhoHasGoneStopsTheDelivery(t *testing.T) {
	server := startMailServer(t, serverOptions{})
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	err := newTestSMTP(t, "smtp://"+server.address+"?tls=none", nil).Send(gone, hello("ana@exemple.ca"))
	if err == nil || errors.Is(err, ErrPermanent) || len(server.received()) != 0 {
		t.Errorf("Send = %v, delivered %d", err, len(server.received()))
	}
}

func TestTheAddressDecidesHowTheLineIsSecured(t *testing.T) {
	implicit := startMailServer(t, serverOptions{implicitTLS: true})
	upgraded := startMailServer(t, serverOptions{startTLS: true})
	clear := startMailServer(t, serverOptions{})
	for name, c := range map[string]struct {
		server   *mailServer
		address  string
		trusting bool
		ok       bool
	}{
		"smtps":                            {implicit, "smtps://" + implicit.address, true, true},
		"smtps to a stranger":              {implicit, "smtps://" + implicit.address, false, false},
		"STARTTLS":                         {upgraded, "smtp://" + upgraded.address, true, true},
		"STARTTLS to a stranger":           {upgraded, "smtp://" + upgraded.address, false, false},
		"STARTTLS where there is none":     {clear, "smtp://" + clear.address, true, false},
		"opportunistic, offered":           {upgraded, "smtp://" + upgraded.address + "?tls=opportunistic", true, true},
		"opportunistic, not offered":       {clear, "smtp://" + clear.address + "?tls=opportunistic", true, true},
		"smtps to a server without TLS":    {clear, "smtps://" + clear.address, true, false},
		"in clear to a server that is TLS": {implicit, "smtp://" + implicit.address + "?tls=none", true, false},
	} {
		trust := c.server.trust
		if !c.trusting {
			trust = &tls.Config{ServerName: "127.0.0.1"}
		}
		sender, err := newSMTP(c.address, fromAddress, atNoon, trust, 5*time.Second)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		// "in clear to TLS": both sides wait for the other
		ctx, cancel := context.WithTimeout(t.Context(), 2*time.Second)
		err = sender.Send(ctx, hello("ana@exemple.ca"))
		cancel()
		if (err == nil) != c.ok || errors.Is(err, ErrPermanent) {
			t.Errorf("%s: %v", name, err)
		}
		if encrypted, _ := c.server.line(); err == nil && encrypted != (c.server != clear) {
			t.Errorf("%s: encrypted = %v", name, encrypted)
		}
	}
}

func TestSigningInUsesThePasswordOfTheAddress(t *testing.T) {
	server := startMailServer(t, serverOptions{implicitTLS: true, auth: true})
	good := newTestSMTP(t, "smtps://rang:s3cret%2F%C3%A9@"+server.address, server.trust)
	err := good.Send(t.Context(), hello("ana@exemple.ca"))
	if _, user := server.line(); err != nil || user != "rang" {
		t.Errorf("Send = %v, as %q", err, user)
	}
	bad := newTestSMTP(t, "smtps://rang:autre-secret@"+server.address, server.trust)
	err = bad.Send(t.Context(), hello("ana@exemple.ca"))
	if err == nil || errors.Is(err, ErrPermanent) || strings.Contains(err.Error(), "autre-secret") {
		t.Errorf("with a wrong password: %v; want a temporary failure that tells no password", err)
	}
}

func TestAWrongServerAddressStopsTheStart(t *testing.T) {
	for _, address := range []string{
		"", "localhost:25", "http://localhost", "smtp://", "smtp://u:se%zzcret@h", "smtp://localhost?tls=maybe",
		"smtps://localhost?tls=none", "smtp://localhost:99999999",
	} {
		if _, err := NewSMTP(address, fromAddress, atNoon); err == nil || strings.Contains(err.Error(), "cret@") {
			t.Errorf("NewSMTP(%q) = %v", address, err)
		}
	}
	if _, err := NewSMTP("smtp://localhost", "pas une adresse", atNoon); err == nil {
		t.Error("a sender without an address was accepted")
	}
}
