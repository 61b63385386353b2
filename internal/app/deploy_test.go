package app

import (
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"rangrue/internal/kit/config"
	"rangrue/internal/markettest"
)

const deployFolder = "../../deploy"

func deployFile(name string) string {
	return string(markettest.Must(os.ReadFile(filepath.Join(deployFolder, name))))
}

// What alerts and the dashboard ask for is measured: a wrong name would be silent for ever.
func TestAlertsAndDashboardNameWhatIsMeasured(t *testing.T) {
	h := runHome(t, "")
	h.call(422, "POST", "/orders", "", map[string]any{})
	page := httptest.NewRecorder()
	h.app.Metrics.Handler().ServeHTTP(page, httptest.NewRequest(http.MethodGet, "/metrics", nil))
	measured := page.Body.String()
	for _, wanted := range []string{`route="/v1/orders"`, `method="POST"`, `status="4xx"`} {
		if !strings.Contains(measured, wanted) {
			t.Errorf("no measure has %s", wanted)
		}
	}
	names := regexp.MustCompile(`\b(rangrue|http|process|probe)_[a-z_]+`)
	for _, file := range []string{"alerts.yml", "grafana.json"} {
		for _, name := range names.FindAllString(deployFile(file), -1) {
			if strings.HasPrefix(name, "probe_") || name == "rangrue_job_runs_total" { // of others; after a job
				continue
			}
			if !strings.Contains(measured, "\n"+name) && !strings.HasPrefix(name, "rangrue_page") {
				t.Errorf("%s names %s, which is not measured", file, name)
			}
		}
	}
}

func TestDeploymentFilesNameSettingsThatExist(t *testing.T) {
	known := map[string]bool{}
	for _, s := range (config.Config{}).Settings() {
		known[s.Name] = true
	}
	for _, file := range markettest.Must(os.ReadDir(deployFolder)) {
		for _, name := range regexp.MustCompile(`\bRR_[A-Z_]+`).FindAllString(deployFile(file.Name()), -1) {
			if !known[name] {
				t.Errorf("%s names %s, which is no setting", file.Name(), name)
			}
		}
	}
}

func TestSystemdTakesTheUnits(t *testing.T) {
	analyze, err := exec.LookPath("systemd-analyze")
	if err != nil {
		t.Skip("systemd is not on this machine")
	}
	for _, unit := range []string{"rangrue.service", "rangrue-backup.service", "rangrue-litestream.service"} {
		out, _ := exec.CommandContext(t.Context(), analyze, "verify", "--man=no", filepath.Join(deployFolder, unit)).
			CombinedOutput()
		for line := range strings.Lines(string(out)) {
			if strings.HasPrefix(line, "rangrue") && !strings.Contains(line, "not executable") { // it is not installed
				t.Errorf("%s: %s", unit, line)
			}
		}
	}
}

// A container is built of stages and files that exist, by services that name them.
func TestTheContainerIsMadeOfWhatExists(t *testing.T) {
	text := deployFile("Containerfile")
	stages := map[string]bool{}
	for line := range strings.Lines(text) {
		words := strings.Fields(line)
		switch {
		case len(words) == 4 && words[0] == "FROM" && words[2] == "AS":
			stages[words[3]] = true
		case len(words) > 2 && words[0] == "COPY" && strings.HasPrefix(words[1], "--from="):
			if from := strings.TrimPrefix(words[1], "--from="); !stages[from] {
				t.Errorf("%s is copied from %s, which is no stage before it", words[2], from)
			}
		case len(words) > 2 && words[0] == "COPY":
			for _, name := range words[1 : len(words)-1] {
				if _, err := os.Stat(filepath.Join("../..", name)); err != nil {
					t.Errorf("%s is copied and does not exist", name)
				}
			}
		}
	}
	compose := deployFile("compose.yaml")
	for _, found := range regexp.MustCompile(`target: (\w+)`).FindAllStringSubmatch(compose, -1) {
		if !stages[found[1]] {
			t.Errorf("compose builds %s, which is no stage", found[1])
		}
	}
	for _, found := range regexp.MustCompile(`image: (\S+)`).FindAllStringSubmatch(compose, -1) {
		if _, tag, _ := strings.Cut(found[1], ":"); tag == "" || tag == "latest" {
			t.Errorf("%s is another image every day", found[1])
		}
	}
}
