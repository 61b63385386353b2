package checkout_test

import (
	"context"
	"testing"
	"time"

	"rangrue/internal/kit/money"
)

// A slow disk keeps buyers waiting for longer than a rush lasts, and that is no time for letters. A slow bank is.
func TestTheHouseIsBusyWhileAnOrderIsWritten(t *testing.T) {
	onBothEngines(t, func(m *market) {
		o := m.options
		busy := map[string]bool{}
		note := func(when string) {
			m.later(time.Minute)
			busy[when] = m.Busy()
		}
		o.Commission = func(context.Context, string, time.Time) (money.Rate, error) {
			note("written")
			return 0, nil
		}
		o.CrashAt(func(step string) {
			if step == "reserved" || step == "charged" {
				note(step)
			}
		})
		m.open(o)
		note("before")
		m.place(m.request(m.fill(guest, m.mug), visa))
		if !m.Busy() {
			m.Error("not busy just after an order")
		}
		note("after")
		for when, want := range map[string]bool{"before": false, "written": true, "reserved": false, "charged": false, "after": false} {
			if got, noted := busy[when]; !noted || got != want {
				m.Errorf("%s: busy is %v (noted: %v), want %v", when, got, noted, want)
			}
		}
	})
}
