package app_test

import (
	"bytes"
	"os"
	"testing"

	"rangrue/internal/app"
)

func TestTheCommittedDocumentDescribesTheCalls(t *testing.T) {
	want, err := app.Document()
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../../web/api/openapi.json")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("web/api/openapi.json is stale: run `make api`")
	}
}
