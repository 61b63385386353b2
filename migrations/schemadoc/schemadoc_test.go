package main

import (
	"context"
	"os"
	"testing"
)

func TestThePageIsThatOfTheMigrations(t *testing.T) {
	want, err := document(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../../docs/schema.md")
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Error("docs/schema.md is stale: run `make schema` (go run ./migrations/schemadoc) and commit it")
	}
}
