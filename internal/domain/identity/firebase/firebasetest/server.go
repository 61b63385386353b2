// Package firebasetest stands in for the outside identity service: its calls in their wire shape, over a memory that
// lasts as long as a test. The same suite runs against it and against the service's own emulator, so that it stays
// true. Unlike the emulator it signs its tokens. It is for tests alone.
package firebasetest

import (
	"crypto/rand"
	"crypto/rsa"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/json"
	"encoding/pem"
	"math/big"
	"net/http"
	"net/http/httptest"
	"sync"
	"time"

	"rangrue/internal/domain/identity/firebase"
)

// What the service knows the product by.
const (
	Project = "demo-market"
	APIKey  = "cle-publique"
)

// Server is the service.
type Server struct {
	*httptest.Server
	Now func() time.Time

	mu        sync.Mutex
	people    map[string]*person // by local id
	refresh   map[string]session // by refresh token
	signer    *rsa.PrivateKey
	keyID     string
	owner     *rsa.PrivateKey // of the service account
	bearer    string
	KeysAsked int  // how often the keys were fetched
	Down      bool // the keys are not to be had
}

type person struct {
	email, password string
	validSince      int64
}

type session struct {
	localID string
	opened  int64
}

// Start opens the service until the test closes it.
func Start() *Server {
	s := &Server{
		Now: time.Now, people: map[string]*person{}, refresh: map[string]session{}, bearer: rand.Text(),
		owner: newKey(),
	}
	s.RotateKey()
	mux := http.NewServeMux()
	mux.HandleFunc("POST /v1/accounts:signInWithPassword", s.signIn)
	mux.HandleFunc("POST /v1/token", s.renew)
	mux.HandleFunc("POST /v1/projects/"+Project+"/accounts", s.managed(s.create))
	mux.HandleFunc("POST /v1/projects/"+Project+"/accounts:update", s.managed(s.update))
	mux.HandleFunc("POST /v1/projects/"+Project+"/accounts:delete", s.managed(s.remove))
	mux.HandleFunc("POST /oauth", s.access)
	mux.HandleFunc("GET /keys", s.keys)
	s.Server = httptest.NewServer(mux)
	return s
}

// Endpoints is where the service is found.
func (s *Server) Endpoints() firebase.Endpoints {
	return firebase.Endpoints{Toolkit: s.URL + "/v1", Token: s.URL + "/v1/token", Keys: s.URL + "/keys"}
}

// Credentials are those of the project's service account.
func (s *Server) Credentials() *firebase.Credentials {
	key := pem.EncodeToMemory(&pem.Block{Type: "RSA PRIVATE KEY", Bytes: x509.MarshalPKCS1PrivateKey(s.owner)})
	file, err := json.Marshal(map[string]string{
		"type": "service_account", "client_email": "robot@" + Project + ".example", "private_key_id": "k1",
		"private_key": string(key), "token_uri": s.URL + "/oauth",
	})
	if err != nil {
		panic(err)
	}
	credentials, err := firebase.ParseCredentials(file)
	if err != nil {
		panic(err)
	}
	return credentials
}

// People counts the accounts.
func (s *Server) People() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.people)
}

// RotateKey has tokens signed with another key from now on; the former is no longer published.
func (s *Server) RotateKey() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.signer, s.keyID = newKey(), rand.Text()[:8]
}

// SetDown makes the keys unavailable, or available again.
func (s *Server) SetDown(down bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.Down = down
}

func newKey() *rsa.PrivateKey {
	key, err := rsa.GenerateKey(rand.Reader, 2048)
	if err != nil {
		panic(err)
	}
	return key
}

func (s *Server) keys(w http.ResponseWriter, _ *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.KeysAsked++
	if s.Down {
		http.Error(w, "down", http.StatusServiceUnavailable)
		return
	}
	template := &x509.Certificate{
		SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "securetoken"}, NotBefore: time.Unix(0, 0),
		NotAfter: time.Unix(1<<33, 0),
	}
	der, err := x509.CreateCertificate(rand.Reader, template, template, &s.signer.PublicKey, s.signer)
	if err != nil {
		panic(err)
	}
	w.Header().Set("Cache-Control", "public, max-age=3600, must-revalidate")
	write(w, http.StatusOK, map[string]string{
		s.keyID: string(pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der})),
	})
}

func write(w http.ResponseWriter, status int, body any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(body) // the test is gone when this fails
}

func refuse(w http.ResponseWriter, code string) {
	write(w, http.StatusBadRequest, map[string]any{"error": map[string]any{
		"code": 400, "message": code,
		"errors": []any{map[string]any{"message": code, "reason": "invalid", "domain": "global"}},
	}})
}
