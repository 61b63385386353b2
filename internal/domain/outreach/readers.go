package outreach

import (
	"context"
	"encoding/csv"
	"io"
	"strings"
	"time"

	"rangrue/internal/kit/calendar"
)

// Reader is a subscription as the operator exports it.
type Reader struct {
	Email        string
	Subscribed   time.Time
	Confirmed    time.Time // zero: was asked and did not answer yet
	Unsubscribed time.Time // zero: still reading
	Places       []string  // events of their subscriptions
	LeaveLink    string    // to put in every letter sent to them
}

// Active tells whether they may be written to.
func (r Reader) Active() bool { return !r.Confirmed.IsZero() && r.Unsubscribed.IsZero() }

// WriteCSV writes the subscriptions for another program, and tells how many they are. The rule for addresses leaves no
// parenthesis and no quote in them, so none can become a formula that does anything in a spreadsheet.
func (s *Service) WriteCSV(ctx context.Context, to io.Writer, all bool) (written int, err error) {
	out := csv.NewWriter(to)
	if err := out.Write([]string{"courriel", "inscription", "confirmation", "desabonnement", "provenances",
		"lien_desabonnement"}); err != nil {
		return 0, err
	}
	err = s.Readers(ctx, all, func(r Reader) error {
		written++
		return out.Write([]string{
			r.Email, moment(r.Subscribed), moment(r.Confirmed), moment(r.Unsubscribed), strings.Join(r.Places, " "),
			r.LeaveLink,
		})
	})
	out.Flush()
	if err == nil {
		err = out.Error()
	}
	return written, err
}

func moment(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return t.In(calendar.Eastern).Format(time.RFC3339)
}
