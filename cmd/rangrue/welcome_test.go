package main

import (
	"strings"
	"testing"

	"rangrue/internal/demo"
	"rangrue/internal/kit/config"
)

// Someone new stands in the console within a minute: the start tells where it is, who may enter and how.
func TestTheStartTellsHowToEnterTheConsole(t *testing.T) {
	said := func(settings ...string) string {
		c, err := config.Load(settings)
		if err != nil {
			t.Fatal(err)
		}
		var b strings.Builder
		welcome(&b, c)
		return b.String()
	}
	shown := said("RR_DEMO=1")
	wanted := []string{"http://localhost:8080\n", "http://localhost:8080/regie", "http://localhost:8080/espace-vendeur",
		demo.Password, "the page shows the code of the second factor"}
	for _, o := range demo.Operators() {
		wanted = append(wanted, o.Email, string(o.Role))
	}
	for _, text := range wanted {
		if !strings.Contains(shown, text) {
			t.Errorf("%q is not told:\n%s", text, shown)
		}
	}
	if real := said("RR_DEMO=0"); strings.Contains(real, demo.Password) {
		t.Errorf("a real market tells of the demo's accounts:\n%s", real)
	}
}
