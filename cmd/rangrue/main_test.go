package main

import (
	"bytes"
	"strings"
	"testing"
)

func TestEveryCommandExplainsItself(t *testing.T) {
	for _, c := range commands {
		var out bytes.Buffer
		_ = run(t.Context(), []string{c.name, "--help"}, nil, &out) // flag.ErrHelp
		if !strings.Contains(out.String(), "Usage: rangrue "+c.name) {
			t.Errorf("rangrue %s --help says %q", c.name, out.String())
		}
	}
}

func TestWithoutACommandTheListIsShown(t *testing.T) {
	for _, args := range [][]string{nil, {"help"}, {"--help"}, {"-h"}} {
		var out bytes.Buffer
		if err := run(t.Context(), args, nil, &out); err != nil {
			t.Errorf("%v: %v", args, err)
		}
		for _, c := range commands {
			if !strings.Contains(out.String(), c.name) {
				t.Errorf("%v: %s is not listed", args, c.name)
			}
		}
	}
}

func TestAnUnknownCommandIsAnError(t *testing.T) {
	var out bytes.Buffer
	if err := run(t.Context(), []string{"sevre"}, nil, &out); err == nil || !strings.Contains(err.Error(), `"sevre"`) {
		t.Errorf("error is %v", err)
	}
}

func TestAWrongValueStopsTheStartWithASentenceNamingIt(t *testing.T) {
	var out bytes.Buffer
	err := run(t.Context(), []string{"serve"}, []string{"RR_RATE_LIMIT=beaucoup", "RR_ADR=:80"}, &out)
	if err == nil {
		t.Fatal("no error")
	}
	for _, want := range []string{"RR_RATE_LIMIT", "beaucoup", "RR_ADR does not exist", "RR_ADDR"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("%q is not in: %v", want, err)
		}
	}
}
