package quickgzip

import (
	"bytes"
	"compress/gzip"
	"io"
	"math/rand/v2"
	"strings"
	"testing"
)

func unpack(t *testing.T, packed []byte) []byte {
	t.Helper()
	r, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func TestWhatIsPackedIsRead(t *testing.T) {
	random := make([]byte, 100_000)
	r := rand.New(rand.NewPCG(1, 2))
	for i := range random {
		random[i] = byte(r.Uint32())
	}
	far := append(append(bytes.Clone(random[:40_000]), "du bord du fleuve"...), random[:40_000]...) // repeats from too far back
	for name, text := range map[string][]byte{
		"nothing": nil, "a letter": []byte("a"), "the sample": sample, "chance": random, "far": far,
		"a long repeat":    bytes.Repeat([]byte("tuque "), 30_000),
		"one letter":       bytes.Repeat([]byte("é"), 5_000),
		"a long stretch":   random[:70_000],
		"a French text":    []byte(strings.Repeat("Cœur d’érable, où naît l’été; ", 40)),
		"short and seldom": []byte("日本 чай"),
	} {
		packed := Append([]byte("before"), text)
		if !bytes.HasPrefix(packed, []byte("before")) {
			t.Errorf("%s: what was there is gone", name)
		}
		if got := unpack(t, packed[len("before"):]); !bytes.Equal(got, text) {
			t.Errorf("%s: %d bytes come back as %d others", name, len(text), len(got))
		}
	}
}

func TestEveryLengthAndDistanceIsWrittenRight(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	start := make([]byte, 33_000)
	for i := range start {
		start[i] = byte(r.Uint32())
	}
	for length := 4; length < 600; length += 1 + length/40 {
		from := r.IntN(len(start) - length)
		text := append(bytes.Clone(start), start[from:from+length]...)
		text = append(text, "fin"...)
		if got := unpack(t, Append(nil, text)); !bytes.Equal(got, text) {
			t.Fatalf("a repeat of %d bytes from %d back is written wrong", length, len(start)-from)
		}
	}
}

func TestAnAnswerOfTheHouseShrinks(t *testing.T) {
	if packed := Append(nil, sample); len(packed)*3 > len(sample) {
		t.Errorf("%d bytes of %d are left", len(packed), len(sample))
	}
}

func BenchmarkAppend(b *testing.B) {
	var out []byte
	b.SetBytes(int64(len(sample)))
	for b.Loop() {
		out = Append(out[:0], sample)
	}
	b.ReportMetric(float64(len(out)), "bytes")
}
