package main

import (
	"strings"
	"testing"

	"rangrue/internal/app"
	"rangrue/internal/domain/operator"
)

func TestTheFirstOperatorIsInvitedFromTheCommandLine(t *testing.T) {
	o := &overMarket{t: t, environ: []string{"RR_DATA_DIR=" + t.TempDir()}}
	for _, c := range []struct{ words, fails string }{
		{words: "operator add", fails: "operator add EMAIL"},
		{words: "operator add ana", fails: "invalid_input"},
		{words: "operator add ana@exemple.ca --role roi", fails: "unknown_role"},
		{words: "operator add ana@exemple.ca"},
		{words: "operator add luc@exemple.ca --role finances"},
		{words: "operator reset", fails: "operator reset EMAIL"},
		{words: "operator reset ana@exemple.ca", fails: "operator_not_found"}, // she did not accept yet
		{words: "operator list"},
		{words: "operator nommer ana@exemple.ca", fails: "operator list"},
	} {
		err := o.types(strings.Fields(c.words)...)
		if (err == nil) != (c.fails == "") || err != nil && !strings.Contains(err.Error(), c.fails) {
			t.Errorf("%s: %v; want %q", c.words, err, c.fails)
		}
	}
	o.at(func(backend *app.Backend) {
		lines, _, err := backend.Operator.Journal(t.Context(), operator.Filter{Act: "operator.invite"})
		if err != nil || len(lines) != 2 || lines[0].SubjectName != "luc@exemple.ca" ||
			string(lines[0].After) != `{"role":"finances"}` || lines[0].OperatorName != "Ligne de commande" {
			t.Errorf("%+v, %v", lines, err)
		}
	})
}
