package images_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"image"
	"image/color"
	"image/gif"
	"io"
	"strings"
	"testing"

	"rangrue/internal/kit/images"
	"rangrue/internal/kit/problem"
)

// bomb is a PNG of a few bytes whose header announces w × h pixels.
func bomb(t testing.TB, w, h uint32) []byte {
	head := binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(nil, w), h)
	small := asPNG(t, plain(1, 1, sand))
	header := pngChunk("IHDR", append(head, small[24:29]...))
	return bytes.Join([][]byte{small[:8], header, small[33:]}, nil)
}

func asGIF(t testing.TB) []byte {
	var out bytes.Buffer
	if err := gif.Encode(&out, image.NewPaletted(image.Rect(0, 0, 4, 4), color.Palette{color.White}), nil); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func TestWhatIsNotAGoodPhotographIsRefused(t *testing.T) {
	photo := quarters(64, 48, red, green, blue, sand)
	jpg, png, lossy := asJPEG(t, photo), asPNG(t, photo), asWebP(t, photo)
	wide := riffChunk("VP8L", []byte{0x2f, 0xff, 0xff, 0xff, 0x0f, 0, 0, 0}) // says 16384 × 16384
	for name, c := range map[string]struct {
		data []byte
		want *problem.Error
	}{
		"nothing at all":            {nil, images.ErrNotImage},
		"text":                      {[]byte("bonjour"), images.ErrNotImage},
		"a web page":                {[]byte("<!doctype html><script>alert(1)</script>"), images.ErrNotImage},
		"SVG":                       {[]byte(`<svg xmlns="http://www.w3.org/2000/svg"/>`), images.ErrNotImage},
		"GIF":                       {asGIF(t), images.ErrNotImage},
		"a page before a JPEG":      {append([]byte("<html>"), jpg...), images.ErrNotImage},
		"a GIF that is also a JPEG": {append([]byte("GIF89a"), jpg...), images.ErrNotImage},
		"an archive":                {append([]byte("PK\x03\x04"), png...), images.ErrNotImage},
		"RIFF that is a sound": {append([]byte("RIFF\x04\x00\x00\x00WAVE"), make([]byte, 20)...),
			images.ErrNotImage},
		"only the mark of a JPEG":      {jpg[:3], images.ErrDamaged},
		"only the mark of a PNG":       {png[:8], images.ErrDamaged},
		"half a JPEG":                  {jpg[:len(jpg)/2], images.ErrDamaged},
		"a JPEG without its end":       {jpg[:len(jpg)-2], images.ErrDamaged},
		"half a PNG":                   {png[:len(png)/2], images.ErrDamaged},
		"a PNG without its end":        {png[:len(png)-12], images.ErrDamaged},
		"half a WebP":                  {lossy[:len(lossy)/2], images.ErrDamaged},
		"a WebP without its end":       {lossy[:len(lossy)-2], images.ErrDamaged},
		"a PNG with a flipped bit":     {flip(png, len(png)-20), images.ErrDamaged},
		"an animated WebP":             {riff(vp8x(1<<1, 64, 48), lossy[12:]), images.ErrAnimated},
		"a PNG bomb":                   {bomb(t, 50_000, 50_000), images.ErrTooLarge},
		"a PNG bomb of 2³¹ columns":    {bomb(t, 1<<31-1, 1), images.ErrTooLarge},
		"a PNG just over 40 M pixels":  {bomb(t, 8_001, 5_000), images.ErrTooLarge},
		"a PNG over 12 000 on a side":  {bomb(t, 12_001, 2), images.ErrTooLarge},
		"a WebP bomb":                  {riff(wide), images.ErrTooLarge},
		"a WebP bomb in a small frame": {riff(vp8x(0, 10, 10), wide), images.ErrDamaged},
		"a WebP with a vast canvas":    {riff(vp8x(0, 1<<24, 1), lossy[12:]), images.ErrTooLarge},
		"a PNG without pixels":         {bomb(t, 0, 10), images.ErrDamaged},
		"over 15 MB":                   {append(jpg, make([]byte, images.MaxBytes)...), images.ErrTooHeavy},
	} {
		_, err := images.Process(t.Context(), bytes.NewReader(c.data))
		if !errors.Is(err, c.want) {
			t.Errorf("%s: %v; want %v", name, err, c.want)
		}
	}
}

func flip(data []byte, at int) []byte {
	flipped := bytes.Clone(data)
	flipped[at] ^= 0x10
	return flipped
}

func TestAnEndlessUploadIsCutShort(t *testing.T) {
	endless := &counting{r: io.MultiReader(strings.NewReader("\xff\xd8\xff"), zeroes{})}
	if _, err := images.Process(t.Context(), endless); !errors.Is(err, images.ErrTooHeavy) {
		t.Errorf("Process = %v", err)
	}
	if endless.n > images.MaxBytes+1 {
		t.Errorf("%d bytes were read", endless.n)
	}
}

type zeroes struct{}

func (zeroes) Read(p []byte) (int, error) { clear(p); return len(p), nil }

type counting struct {
	r io.Reader
	n int
}

func (c *counting) Read(p []byte) (int, error) {
	n, err := c.r.Read(p)
	c.n += n
	return n, err
}

func TestRefusalsSpeakToTheSender(t *testing.T) {
	for _, p := range []*problem.Error{
		images.ErrNotImage, images.ErrAnimated, images.ErrDamaged, images.ErrTooHeavy, images.ErrTooLarge,
	} {
		if p.Text.FR == "" || p.Text.EN == "" || strings.Contains(p.Text.FR, " :") || strings.Contains(p.Text.FR, "'") {
			t.Errorf("%s says %q and %q", p.Code, p.Text.FR, p.Text.EN)
		}
	}
}

func FuzzProcessNeverPanics(f *testing.F) {
	photo := quarters(20, 14, red, green, blue, sand)
	f.Add(jpegWithExif(asJPEG(f, photo), exif(binary.BigEndian, 6)))
	f.Add(pngWith(asPNG(f, photo), "eXIf", exif(binary.LittleEndian, 8)))
	f.Add(webpWithExif(asWebP(f, photo), 20, 14, exif(binary.LittleEndian, 3)))
	f.Add(bomb(f, 50_000, 50_000))
	f.Fuzz(func(t *testing.T, data []byte) {
		set, err := images.ProcessWidths(t.Context(), bytes.NewReader(data), 16, 8)
		var refusal *problem.Error
		if err != nil && !errors.As(err, &refusal) {
			t.Fatalf("a failure without words: %v", err)
		}
		if err == nil && (len(set.Pictures) != 4 || set.Width < 1 || set.Height < 1) {
			t.Fatalf("an empty set: %+v", set)
		}
	})
}
