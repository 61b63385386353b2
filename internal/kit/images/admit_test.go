package images

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/png"
	"runtime"
	"testing"
)

func TestWorkWaitsItsTurnAndLeavesWhenTheCallerDoes(t *testing.T) {
	release, err := admit(t.Context(), MaxPixels)
	if err != nil {
		t.Fatal(err)
	}
	var small bytes.Buffer
	if err := png.Encode(&small, image.NewGray(image.Rect(0, 0, 2, 2))); err != nil {
		t.Fatal(err)
	}
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Process(gone, bytes.NewReader(small.Bytes())); !errors.Is(err, context.Canceled) {
		t.Errorf("with every slot taken, Process = %v; want to have waited and left", err)
	}
	release()
	if _, err := Process(t.Context(), bytes.NewReader(small.Bytes())); err != nil {
		t.Errorf("once there is room, Process = %v", err)
	}
}

func TestNeverMorePhotographsThanProcessors(t *testing.T) {
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	for range runtime.GOMAXPROCS(0) {
		release, err := admit(t.Context(), 1)
		if err != nil {
			t.Fatal(err)
		}
		defer release()
	}
	if release, err := admit(gone, 1); err == nil {
		release()
		t.Error("one more was let in")
	}
}
