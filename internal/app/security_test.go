package app

import (
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	"rangrue/internal/markettest"
)

func TestPeopleFindWhomToTellOfAWeakness(t *testing.T) {
	h := runHome(t, "", "RR_SECURITY_CONTACT=securite@exemple.ca")
	answer := markettest.Must(http.Get(h.base + securityPath))
	defer answer.Body.Close()
	text := string(markettest.Must(io.ReadAll(answer.Body)))
	if answer.StatusCode != 200 || !strings.Contains(text, "Contact: mailto:securite@exemple.ca\n") ||
		!strings.Contains(text, "Canonical: "+h.base+securityPath+"\n") {
		t.Errorf("%d %s", answer.StatusCode, text)
	}
	_, rest, _ := strings.Cut(text, "Expires: ")
	line, _, _ := strings.Cut(rest, "\n")
	until := markettest.Must(time.Parse(time.RFC3339, line))
	if left := time.Until(until); left < 150*24*time.Hour || left > 365*24*time.Hour {
		t.Errorf("it expires on %s", until)
	}
}
