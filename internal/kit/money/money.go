// Package money counts Canadian dollars in whole cents. There is no floating money anywhere else: amounts become
// decimal only when written on the wire or on paper.
package money

import (
	"fmt"
	"math/big"
	"math/bits"
	"strconv"
	"strings"

	"rangrue/internal/kit/french"
)

// Cents is an amount of CAD in whole cents. On the wire it is a JSON number of dollars with two decimals: 12.90.
type Cents int64

// Dollars makes an amount of whole dollars.
func Dollars(d int64) Cents { return Cents(d * 100) }

// String writes the plain decimal amount: -12.90.
func (c Cents) String() string { return string(c.append(nil)) }

// MarshalJSON writes a number of dollars with two decimals.
func (c Cents) MarshalJSON() ([]byte, error) { return c.append(make([]byte, 0, 16)), nil }

// append is written by hand because every answer of the API is full of amounts.
func (c Cents) append(b []byte) []byte {
	n := int64(c)
	if n < 0 {
		b, n = append(b, '-'), -n
	}
	b = strconv.AppendInt(b, n/100, 10)
	return append(b, '.', byte('0'+n/10%10), byte('0'+n%10))
}

// UnmarshalJSON reads a JSON number of dollars with at most two decimals.
func (c *Cents) UnmarshalJSON(b []byte) error {
	v, err := Parse(string(b))
	if err != nil {
		return err
	}
	*c = v
	return nil
}

// Parse reads "12", "12.9" or "12.90"; anything finer than a cent is an error, never a rounding.
func Parse(s string) (Cents, error) {
	r, ok := new(big.Rat).SetString(s)
	if !ok || strings.ContainsAny(s, "/xXpP_") {
		return 0, fmt.Errorf("money: %q is not an amount", s)
	}
	r.Mul(r, big.NewRat(100, 1))
	if !r.IsInt() || !r.Num().IsInt64() {
		return 0, fmt.Errorf("money: %q is not a whole number of cents", s)
	}
	return Cents(r.Num().Int64()), nil
}

// French writes the amount as a Quebec reader expects it, with no-break spaces: 1 234,56 $.
func (c Cents) French() string {
	sign, n := "", int64(c)
	if n < 0 {
		sign, n = "-", -n
	}
	return fmt.Sprintf("%s%s,%02d\u00a0$", sign, french.Number(n/100), n%100)
}

// Rate is a proportion in millionths: 5 % is 50 000, 9.975 % is 99 750.
type Rate int64

// Of takes the rate of an amount, rounded half-up (away from zero) to the cent.
func (r Rate) Of(c Cents) Cents {
	n := int64(c) * int64(r)
	if n < 0 {
		return -Cents((-n + 500_000) / 1_000_000)
	}
	return Cents((n + 500_000) / 1_000_000)
}

// Split shares an amount in proportion to weights so that the parts add up to it exactly (largest remainder, ties to
// the first). With no positive weight everything falls to the first part.
func (c Cents) Split(weights []int64) []Cents {
	parts := make([]Cents, len(weights))
	if len(weights) == 0 {
		return parts
	}
	var sum int64
	for _, w := range weights {
		sum += max(w, 0)
	}
	if sum == 0 {
		parts[0] = c
		return parts
	}
	sign, n := int64(1), int64(c)
	if n < 0 {
		sign, n = -1, -n
	}
	rest := n
	remainders := make([]uint64, len(weights))
	for i, w := range weights {
		high, low := bits.Mul64(uint64(n), uint64(max(w, 0))) // a share is at most n, so the division cannot overflow
		share, remainder := bits.Div64(high, low, uint64(sum))
		parts[i] = Cents(sign * int64(share))
		rest -= int64(share)
		remainders[i] = remainder
	}
	for ; rest > 0; rest-- {
		best := 0
		for i := range remainders {
			if remainders[i] > remainders[best] {
				best = i
			}
		}
		parts[best] += Cents(sign)
		remainders[best] = 0 // there are at least as many others as cents left
	}
	return parts
}
