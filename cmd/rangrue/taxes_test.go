package main

import "testing"

func TestTaxesArePrintedForAPeriodThatExists(t *testing.T) {
	o := openBooks(t)
	if err := o.types("taxes", "--from", "2026-10-01", "--to", "2026-12-31"); err != nil {
		t.Error(err)
	}
	for _, words := range [][]string{
		{"--from", "2026-02-30", "--to", "2026-03-01"}, {"--from", "2026-03-02", "--to", "2026-03-01"},
		{"--from", "2024-01-01", "--to", "2026-03-01"},
	} {
		if err := o.types(append([]string{"taxes"}, words...)...); err == nil {
			t.Errorf("%v: no refusal", words)
		}
	}
}
