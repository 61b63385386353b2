package money_test

import (
	"encoding/json"
	"testing"
	"testing/quick"

	"rangrue/internal/kit/money"
)

func TestCentsOnTheWireAreDollarsWithTwoDecimals(t *testing.T) {
	for cents, want := range map[money.Cents]string{
		1290: "12.90", 5: "0.05", 0: "0.00", -199: "-1.99", 123456789: "1234567.89",
	} {
		got, err := json.Marshal(cents)
		if err != nil || string(got) != want {
			t.Errorf("Marshal(%d) = %s, %v; want %s", int64(cents), got, err, want)
		}
		var back money.Cents
		if err := json.Unmarshal(got, &back); err != nil || back != cents {
			t.Errorf("Unmarshal(%s) = %d, %v; want %d", got, back, err, cents)
		}
	}
}

func TestParseRefusesWhatIsNotWholeCents(t *testing.T) {
	for _, s := range []string{"", "abc", "1.005", "1/3", "0x10", "1e400", "NaN", "99999999999999999999"} {
		if c, err := money.Parse(s); err == nil {
			t.Errorf("Parse(%q) = %d; want an error", s, c)
		}
	}
}

func TestFrenchUsesNoBreakSpaces(t *testing.T) {
	for cents, want := range map[money.Cents]string{
		123456: "1\u00a0234,56\u00a0$", 1450: "14,50\u00a0$", 100000000: "1\u00a0000\u00a0000,00\u00a0$",
		-5: "-0,05\u00a0$",
	} {
		if got := cents.French(); got != want {
			t.Errorf("French(%d) = %q; want %q", int64(cents), got, want)
		}
	}
}

func TestRateRoundsHalfUp(t *testing.T) {
	const gst, qst = money.Rate(50_000), money.Rate(99_750)
	for _, c := range []struct {
		rate         money.Rate
		amount, want money.Cents
	}{{gst, 10, 1}, {gst, 9, 0}, {gst, 1000, 50}, {qst, 10000, 998}, {qst, 1000, 100}, {qst, -1000, -100}} {
		if got := c.rate.Of(c.amount); got != c.want {
			t.Errorf("%d of %d = %d; want %d", c.rate, c.amount, got, c.want)
		}
	}
}

func TestSplitAddsUp(t *testing.T) {
	adds := func(amount int32, w [5]uint16) bool {
		weights := make([]int64, len(w))
		for i := range w {
			weights[i] = int64(w[i])
		}
		var sum money.Cents
		for i, part := range money.Cents(amount).Split(weights) {
			if (part < 0) != (amount < 0) && part != 0 {
				t.Errorf("part %d of %d has the wrong sign: %d", i, amount, part)
			}
			sum += part
		}
		return sum == money.Cents(amount)
	}
	if err := quick.Check(adds, nil); err != nil {
		t.Error(err)
	}
}
