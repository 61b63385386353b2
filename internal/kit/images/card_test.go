package images_test

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/jpeg"
	"strings"
	"testing"

	"rangrue/internal/kit/images"
)

func TestACardHasTheSizeOfSocialNetworksWhateverItIsMadeOf(t *testing.T) {
	tall := image.NewRGBA(image.Rect(0, 0, 300, 900))
	for i := range tall.Pix {
		tall.Pix[i] = 255
	}
	var photo bytes.Buffer
	if err := jpeg.Encode(&photo, tall, nil); err != nil {
		t.Fatal(err)
	}
	plain, err := images.Card(context.Background(), nil, "Atelier Batture", "Kamouraska")
	if err != nil {
		t.Fatal(err)
	}
	long, err := images.Card(context.Background(), nil, strings.Repeat("Très long nom ", 30), "Kamouraska")
	if err != nil {
		t.Fatal(err)
	}
	shown, err := images.Card(context.Background(), &photo, "Atelier Batture", "Kamouraska")
	if err != nil {
		t.Fatal(err)
	}
	for name, card := range map[string][]byte{"plain": plain, "long": long, "photo": shown} {
		img, err := jpeg.Decode(bytes.NewReader(card))
		if err != nil || img.Bounds() != image.Rect(0, 0, images.CardWidth, images.CardHeight) {
			t.Fatalf("%s: %v", name, err)
		}
		r, g, b, _ := img.At(600, 200).RGBA()
		if white := r>>8 > 250 && g>>8 > 250 && b>>8 > 250; white != (name == "photo") {
			t.Errorf("%s: %d %d %d above", name, r>>8, g>>8, b>>8)
		}
		if r, _, _, _ := img.At(1199, 629).RGBA(); r>>8 > 60 {
			t.Errorf("%s: no band", name)
		}
		lit := 0
		for x := 64; x < 1136; x++ {
			if r, _, _, _ := img.At(x, 515).RGBA(); r>>8 > 200 {
				lit++
			}
		}
		if edge, _, _, _ := img.At(1150, 515).RGBA(); lit < 20 || edge>>8 > 60 {
			t.Errorf("%s: %d points of the title, %d beyond its room", name, lit, edge>>8)
		}
	}
	if again, _ := images.Card(context.Background(), nil, "Atelier Batture", "Kamouraska"); !bytes.Equal(again, plain) {
		t.Error("the same card is not the same bytes")
	}
	if _, err := images.Card(context.Background(), strings.NewReader("<html>"), "A", "B"); !errors.Is(err,
		images.ErrNotImage) {
		t.Errorf("of a page: %v", err)
	}
}
