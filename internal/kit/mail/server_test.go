package mail

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"errors"
	"io"
	"math/big"
	"net"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/emersion/go-sasl"
	"github.com/emersion/go-smtp"
)

// mailServer is a real SMTP server on the loopback. What it does with a message depends on who it is for, as with the
// test addresses that large providers offer.
type mailServer struct {
	address string
	trust   *tls.Config // what a client needs to trust it

	mu        sync.Mutex
	letters   []letter
	encrypted bool
	user      string
}

type letter struct {
	from string
	to   []string
	data string
}

type serverOptions struct {
	implicitTLS, startTLS, auth bool
	deafToQuit                  bool // never hears that a client leaves, as one whose machine was killed
}

// deafListener gives connections on which QUIT never arrives.
type deafListener struct{ net.Listener }

func (l deafListener) Accept() (net.Conn, error) {
	conn, err := l.Listener.Accept()
	return deafConn{conn}, err
}

type deafConn struct{ net.Conn }

func (c deafConn) Read(p []byte) (int, error) {
	n, err := c.Conn.Read(p)
	if strings.HasPrefix(string(p[:n]), "QUIT") {
		return c.Conn.Read(p) // waits until the line is cut
	}
	return n, err
}

func startMailServer(t *testing.T, o serverOptions) *mailServer {
	t.Helper()
	m := &mailServer{}
	server := smtp.NewServer(smtp.BackendFunc(func(c *smtp.Conn) (smtp.Session, error) {
		_, secure := c.TLSConnectionState()
		m.mu.Lock()
		m.encrypted = secure
		m.mu.Unlock()
		session := &mailSession{server: m}
		if o.auth {
			return authSession{session}, nil
		}
		return session, nil
	}))
	server.Domain, server.EnableSMTPUTF8, server.ErrorLog = "localhost", true, nolog{}
	certificate, trust := selfSigned(t)
	m.trust = trust
	if o.startTLS {
		server.TLSConfig = &tls.Config{Certificates: []tls.Certificate{certificate}}
	}
	server.AllowInsecureAuth = true
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	m.address = listener.Addr().String()
	if o.implicitTLS {
		listener = tls.NewListener(listener, &tls.Config{Certificates: []tls.Certificate{certificate}})
	}
	if o.deafToQuit {
		listener = deafListener{listener}
	}
	go server.Serve(listener) //nolint:errcheck // ends with Close
	t.Cleanup(func() { server.Close() })
	return m
}

func (m *mailServer) received() []letter {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.letters
}

// line tells how the last client came: over an encrypted line or not, and as whom.
func (m *mailServer) line() (encrypted bool, user string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.encrypted, m.user
}

type mailSession struct {
	server *mailServer
	letter letter
}

func (s *mailSession) Mail(from string, _ *smtp.MailOptions) error {
	s.letter = letter{from: from}
	return nil
}

func (s *mailSession) Rcpt(to string, _ *smtp.RcptOptions) error {
	switch local, _, _ := strings.Cut(to, "@"); local {
	case "inconnu":
		return &smtp.SMTPError{Code: 550, EnhancedCode: smtp.EnhancedCode{5, 1, 1}, Message: "No such user " + to}
	case "pleine":
		return &smtp.SMTPError{Code: 452, EnhancedCode: smtp.EnhancedCode{4, 2, 2}, Message: "Mailbox full " + to}
	}
	s.letter.to = append(s.letter.to, to)
	return nil
}

func (s *mailSession) Data(r io.Reader) error {
	data, err := io.ReadAll(r)
	if err != nil {
		return err
	}
	if strings.HasPrefix(s.letter.to[0], "pourriel") {
		return &smtp.SMTPError{Code: 554, EnhancedCode: smtp.EnhancedCode{5, 7, 1}, Message: "Rejected as spam"}
	}
	s.letter.data = string(data)
	s.server.mu.Lock()
	defer s.server.mu.Unlock()
	s.server.letters = append(s.server.letters, s.letter)
	return nil
}

func (s *mailSession) Reset()        {}
func (s *mailSession) Logout() error { return nil }

type authSession struct{ *mailSession }

func (authSession) AuthMechanisms() []string { return []string{sasl.Plain} }

func (s authSession) Auth(string) (sasl.Server, error) {
	return sasl.NewPlainServer(func(_, user, password string) error {
		if user != "rang" || password != "s3cret/é" {
			return errors.New("wrong password")
		}
		s.server.mu.Lock()
		defer s.server.mu.Unlock()
		s.server.user = user
		return nil
	}), nil
}

type nolog struct{}

func (nolog) Printf(string, ...any) {}
func (nolog) Println(...any)        {}

func selfSigned(t *testing.T) (tls.Certificate, *tls.Config) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{
		SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "localhost"},
		NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour),
		IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}, IsCA: true, BasicConstraintsValid: true,
	}
	der, err := x509.CreateCertificate(rand.Reader, template, template, &key.PublicKey, key)
	if err != nil {
		t.Fatal(err)
	}
	parsed, err := x509.ParseCertificate(der)
	if err != nil {
		t.Fatal(err)
	}
	pool := x509.NewCertPool()
	pool.AddCert(parsed)
	return tls.Certificate{Certificate: [][]byte{der}, PrivateKey: key}, &tls.Config{
		RootCAs: pool, ServerName: "127.0.0.1",
	}
}
