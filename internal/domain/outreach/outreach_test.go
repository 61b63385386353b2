package outreach_test

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"rangrue/internal/domain/outreach"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/mail/mailtest"
	"rangrue/internal/kit/web"
)

// desk is the service behind its calls, on one database.
type desk struct {
	t       *testing.T
	db      *db.DB
	service *outreach.Service
	handler http.Handler
	clock   time.Time
	visitor *outreach.Visitor
	network int
}

func newDesk(t *testing.T, database *db.DB) *desk {
	t.Helper()
	d := &desk{t: t, db: database, clock: time.Date(2026, 11, 15, 12, 0, 0, 0, time.UTC)}
	service, err := outreach.New(database, outreach.Options{
		Brand: mail.Brand{Name: "Épicerie & Cie", PublicURL: "https://exemple.ca", Contact: "aide@exemple.ca"},
		Inbox: "equipe@exemple.ca", TokenKey: []byte("une clé d’au moins seize octets"),
		Now: func() time.Time { return d.clock },
		Visitor: func(context.Context) (outreach.Visitor, bool) {
			if d.visitor == nil {
				return outreach.Visitor{}, false
			}
			return *d.visitor, true
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	mux := http.NewServeMux()
	service.Routes(web.NewAPI(mux, "Essai", "1"))
	d.service = service
	d.handler = web.Harden(mux, web.Options{Log: slog.New(slog.NewTextHandler(io.Discard, nil))})
	return d
}

// post calls the API as a client of its own, so that limits do not join one call to the next.
func (d *desk) post(path string, body any) (int, map[string]any) {
	d.t.Helper()
	d.network++
	return d.postFrom(fmt.Sprintf("198.51.100.%d:1234", d.network%250+1), path, "application/json", body)
}

func (d *desk) postFrom(client, path, contentType string, body any) (int, map[string]any) {
	d.t.Helper()
	encoded, isText := body.(string)
	if !isText {
		data, err := json.Marshal(body)
		if err != nil {
			d.t.Fatal(err)
		}
		encoded = string(data)
	}
	request := httptest.NewRequest("POST", "/v1"+path, strings.NewReader(encoded))
	request.Header.Set("Content-Type", contentType)
	request.RemoteAddr = client
	answer := httptest.NewRecorder()
	d.handler.ServeHTTP(answer, request)
	var decoded map[string]any
	if answer.Body.Len() > 0 {
		if err := json.Unmarshal(answer.Body.Bytes(), &decoded); err != nil {
			d.t.Fatalf("%s: %v in %s", path, err, answer.Body)
		}
	}
	return answer.Code, decoded
}

func (d *desk) subscribe(email string, attributes map[string]any) string {
	d.t.Helper()
	code, body := d.post("/newsletter/subscribe", map[string]any{"email": email, "attributes": attributes})
	if code != 200 {
		d.t.Fatalf("subscribe %s: %d %v", email, code, body)
	}
	return body["status"].(string)
}

// queued reads the messages waiting to be sent, oldest first.
func (d *desk) queued() []mail.Message {
	d.t.Helper()
	return mailtest.Queued(d.t, d.db)
}

// text reads one value of the database as text; "∅" for NULL and "none" for no row.
func (d *desk) text(query string, args ...any) string {
	d.t.Helper()
	var values []string
	rows, err := d.db.Query(d.t.Context(), query, args...)
	if err != nil {
		d.t.Fatal(err)
	}
	defer rows.Close()
	for rows.Next() {
		var value *string
		if err := rows.Scan(&value); err != nil {
			d.t.Fatal(err)
		}
		if value == nil {
			values = append(values, "∅")
		} else {
			values = append(values, *value)
		}
	}
	if len(values) == 0 {
		return "none"
	}
	return strings.Join(values, " ")
}

var unsubscribeLink = regexp.MustCompile(`https://exemple\.ca/infolettre/desabonnement\?jeton=(\S+)`)

// tokenIn reads the token from the link that the reader of a message would follow.
func (d *desk) tokenIn(m mail.Message) string {
	d.t.Helper()
	found := unsubscribeLink.FindStringSubmatch(m.Text)
	if found == nil {
		d.t.Fatalf("no link to unsubscribe in:\n%s", m.Text)
	}
	token, err := url.QueryUnescape(found[1])
	if err != nil {
		d.t.Fatal(err)
	}
	return token
}

func field(body map[string]any, i int) [3]any {
	fields, _ := body["errors"].([]any)
	if i >= len(fields) {
		return [3]any{}
	}
	f := fields[i].(map[string]any)
	return [3]any{f["path"], f["code"], f["message"]}
}

func TestAServiceThatCannotWorkIsNotMade(t *testing.T) {
	for _, o := range []outreach.Options{
		{Inbox: "a@exemple.ca", TokenKey: []byte("courte")}, {TokenKey: make([]byte, 32)},
	} {
		if _, err := outreach.New(nil, o); err == nil {
			t.Errorf("New(%+v) succeeded", o)
		}
	}
}
