package db

import (
	"slices"
	"testing"
)

func TestPostgresProgramsCheckTheServerAsTheAddressSays(t *testing.T) {
	got := tlsEnvironment("postgres://u:p@h/d?sslmode=verify-full&sslrootcert=%2Fetc%2Fca.pem&connections=10")
	if want := []string{"PGSSLMODE=verify-full", "PGSSLROOTCERT=/etc/ca.pem"}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	if got := tlsEnvironment("postgres:///d?host=/run"); len(got) != 0 {
		t.Errorf("%v without a word on encryption", got)
	}
}
