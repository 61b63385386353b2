package picture_test

import (
	"encoding/json"
	"testing"

	"rangrue/internal/kit/picture"
)

func at(key string) string { return "/fichiers/" + key }

func TestThumbsAreKeyedAsTheSpecificationSays(t *testing.T) {
	thumbs := picture.ThumbsFrom(map[string]string{"480.webp": "a", "480.jpeg": "b", "800.webp": "c", "800.jpeg": "d"})
	got, err := json.Marshal(thumbs.URLs(at))
	want := `{"480.webp":"/fichiers/a","480.jpeg":"/fichiers/b","800.webp":"/fichiers/c","800.jpeg":"/fichiers/d"}`
	if err != nil || string(got) != want {
		t.Fatalf("%s, %v", got, err)
	}
}

func TestAPictureStillBeingMadeHasNoAddress(t *testing.T) {
	p := picture.Picture{Alt: "Une tasse"}
	if p.Ready() || p.URLs(at).File != "" || (picture.Banner{}).URLs(at).Jpeg800 != "" {
		t.Fatal("a picture without a key must not have an address")
	}
}
