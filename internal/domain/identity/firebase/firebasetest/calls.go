package firebasetest

import (
	"crypto/rand"
	"encoding/json"
	"net/http"
	"strconv"

	"github.com/golang-jwt/jwt/v5"
)

type body struct {
	LocalID    string `json:"localId"`
	Email      string `json:"email"`
	Password   string `json:"password"`
	ValidSince string `json:"validSince"`
}

func read(r *http.Request) (b body) {
	_ = json.NewDecoder(r.Body).Decode(&b) // nothing read is refused below
	return b
}

// managed lets only the project's own servers through.
func (s *Server) managed(next func(http.ResponseWriter, body)) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		s.mu.Lock()
		defer s.mu.Unlock()
		if r.Header.Get("Authorization") != "Bearer "+s.bearer {
			write(w, http.StatusUnauthorized, map[string]any{
				"error": map[string]any{"code": 401, "message": "UNAUTHENTICATED"},
			})
			return
		}
		next(w, read(r))
	}
}

func (s *Server) access(w http.ResponseWriter, r *http.Request) {
	parsed, err := jwt.Parse(r.FormValue("assertion"), func(*jwt.Token) (any, error) { return &s.owner.PublicKey, nil },
		jwt.WithValidMethods([]string{"RS256"}), jwt.WithAudience(s.URL+"/oauth"), jwt.WithExpirationRequired(),
		jwt.WithTimeFunc(s.Now))
	if err != nil || !parsed.Valid || r.FormValue("grant_type") != "urn:ietf:params:oauth:grant-type:jwt-bearer" {
		write(w, http.StatusBadRequest, map[string]any{"error": "invalid_grant"})
		return
	}
	write(w, http.StatusOK, map[string]any{"access_token": s.bearer, "expires_in": 3600, "token_type": "Bearer"})
}

func (s *Server) byEmail(email string) (string, *person) {
	for id, p := range s.people {
		if p.email == email {
			return id, p
		}
	}
	return "", nil
}

func (s *Server) create(w http.ResponseWriter, b body) {
	if _, taken := s.byEmail(b.Email); taken != nil {
		refuse(w, "EMAIL_EXISTS")
		return
	}
	if s.people[b.LocalID] != nil {
		refuse(w, "DUPLICATE_LOCAL_ID")
		return
	}
	if len(b.Password) < 6 {
		refuse(w, "WEAK_PASSWORD : Password should be at least 6 characters")
		return
	}
	s.people[b.LocalID] = &person{email: b.Email, password: b.Password, validSince: s.Now().Unix()}
	write(w, http.StatusOK, map[string]any{
		"kind": "identitytoolkit#SignupNewUserResponse", "localId": b.LocalID, "email": b.Email,
	})
}

func (s *Server) update(w http.ResponseWriter, b body) {
	p := s.people[b.LocalID]
	if p == nil {
		refuse(w, "USER_NOT_FOUND")
		return
	}
	if b.Email != "" {
		if _, taken := s.byEmail(b.Email); taken != nil && taken != p {
			refuse(w, "EMAIL_EXISTS")
			return
		}
		p.email = b.Email
	}
	if b.Password != "" {
		p.password = b.Password
	}
	if since, err := strconv.ParseInt(b.ValidSince, 10, 64); err == nil {
		p.validSince = since
	}
	if b.Email != "" || b.Password != "" { // a great change ends what was open
		for token, of := range s.refresh {
			if of.localID == b.LocalID {
				delete(s.refresh, token)
			}
		}
	}
	write(w, http.StatusOK, map[string]any{
		"kind": "identitytoolkit#SetAccountInfoResponse", "localId": b.LocalID, "email": p.email,
	})
}

func (s *Server) remove(w http.ResponseWriter, b body) {
	if s.people[b.LocalID] == nil {
		refuse(w, "USER_NOT_FOUND")
		return
	}
	delete(s.people, b.LocalID)
	write(w, http.StatusOK, map[string]any{"kind": "identitytoolkit#DeleteAccountResponse"})
}

func (s *Server) signIn(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	b := read(r)
	id, p := s.byEmail(b.Email)
	if p == nil || p.password != b.Password || r.URL.Query().Get("key") != APIKey {
		refuse(w, "INVALID_LOGIN_CREDENTIALS")
		return
	}
	opened := s.Now().Unix()
	token := rand.Text()
	s.refresh[token] = session{id, opened}
	write(w, http.StatusOK, map[string]any{
		"kind": "identitytoolkit#VerifyPasswordResponse", "registered": true, "localId": id, "email": p.email,
		"idToken": s.idToken(id, p, opened), "refreshToken": token, "expiresIn": "3600",
	})
}

func (s *Server) renew(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	of, known := s.refresh[r.FormValue("refresh_token")]
	p := s.people[of.localID]
	if !known || p == nil || of.opened < p.validSince || r.FormValue("grant_type") != "refresh_token" {
		refuse(w, "INVALID_REFRESH_TOKEN")
		return
	}
	id := s.idToken(of.localID, p, of.opened)
	write(w, http.StatusOK, map[string]any{
		"id_token": id, "access_token": id, "refresh_token": r.FormValue("refresh_token"), "user_id": of.localID,
		"expires_in": "3600", "token_type": "Bearer", "project_id": "12345",
	})
}

func (s *Server) idToken(id string, p *person, opened int64) string {
	now := s.Now().Unix()
	token := jwt.NewWithClaims(jwt.SigningMethodRS256, jwt.MapClaims{
		"iss": "https://securetoken.google.com/" + Project, "aud": Project, "sub": id, "user_id": id,
		"email": p.email, "email_verified": false, "auth_time": opened, "iat": now, "exp": now + 3600,
	})
	token.Header["kid"] = s.keyID
	signed, err := token.SignedString(s.signer)
	if err != nil {
		panic(err)
	}
	return signed
}
