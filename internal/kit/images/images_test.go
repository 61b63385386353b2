package images_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/jpeg"
	"io"
	"runtime"
	"slices"
	"strings"
	"testing"

	"golang.org/x/image/webp"

	"rangrue/internal/kit/images"
)

func process(t testing.TB, data []byte, widths ...int) *images.Set {
	t.Helper()
	if widths == nil {
		widths = images.ThumbWidths
	}
	set, err := images.ProcessWidths(t.Context(), bytes.NewReader(data), widths...)
	if err != nil {
		t.Fatal(err)
	}
	return set
}

func decodePicture(t testing.TB, p images.Picture) image.Image {
	t.Helper()
	decode := map[string]func(io.Reader) (image.Image, error){
		"image/webp": decodeWebP, "image/jpeg": jpeg.Decode,
	}[p.ContentType]
	img, err := decode(bytes.NewReader(p.Bytes))
	if err != nil {
		t.Fatalf("%s does not decode: %v", p.Key, err)
	}
	if img.Bounds().Dx() != p.Width || img.Bounds().Dy() != p.Height {
		t.Errorf("%s is %v but says %d×%d", p.Key, img.Bounds(), p.Width, p.Height)
	}
	return img
}

// decodeWebP reads colours by the formula that browsers use for WebP; Go's own types assume JPEG's.
func decodeWebP(r io.Reader) (image.Image, error) {
	img, err := webp.Decode(r)
	if err != nil {
		return nil, err
	}
	out := image.NewNRGBA(img.Bounds())
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			out.Set(x, y, img.At(x, y))
			if c, ok := img.At(x, y).(color.YCbCr); ok {
				out.Set(x, y, fromTelevision(c, 255))
			}
			if c, ok := img.At(x, y).(color.NYCbCrA); ok {
				out.Set(x, y, fromTelevision(c.YCbCr, c.A))
			}
		}
	}
	return out, nil
}

func fromTelevision(c color.YCbCr, alpha uint8) color.NRGBA {
	y, cb, cr := 1.164*(float64(c.Y)-16), float64(c.Cb)-128, float64(c.Cr)-128
	clamp := func(v float64) uint8 { return uint8(min(max(v, 0), 255)) }
	return color.NRGBA{clamp(y + 1.596*cr), clamp(y - 0.813*cr - 0.392*cb), clamp(y + 2.017*cb), alpha}
}

// near tells whether two colours are the same to the eye, as lossy formats keep them.
func near(a, b color.Color) bool {
	ar, ag, ab, aa := a.RGBA()
	br, bg, bb, ba := b.RGBA()
	for _, d := range []int{int(ar) - int(br), int(ag) - int(bg), int(ab) - int(bb), int(aa) - int(ba)} {
		if d > 0x0a00 || d < -0x0a00 {
			return false
		}
	}
	return true
}

func TestAPhotographBecomesFourThumbsAndALargePicture(t *testing.T) {
	photo := quarters(1200, 600, red, green, blue, sand)
	for name, data := range map[string][]byte{
		"JPEG": asJPEG(t, photo), "PNG": asPNG(t, photo), "WebP": asWebP(t, photo),
	} {
		t.Run(name, func(t *testing.T) {
			set, err := images.Process(t.Context(), bytes.NewReader(data))
			if err != nil {
				t.Fatal(err)
			}
			if set.Width != 1200 || set.Height != 600 {
				t.Errorf("the source is %d×%d", set.Width, set.Height)
			}
			var keys []string
			for _, p := range set.Pictures {
				keys = append(keys, fmt.Sprintf("%s %d×%d", p.Key, p.Width, p.Height))
				img := decodePicture(t, p)
				for at, want := range map[image.Point]color.Color{
					{p.Width / 4, p.Height / 4}: red, {p.Width * 3 / 4, p.Height / 4}: green,
					{p.Width / 4, p.Height * 3 / 4}: blue, {p.Width * 3 / 4, p.Height * 3 / 4}: sand,
				} {
					if got := img.At(at.X, at.Y); !near(got, want) {
						t.Errorf("%s at %v is %v; want %v", p.Key, at, got, want)
					}
				}
			}
			want := []string{"480.webp 480×240", "480.jpeg 480×240", "800.webp 800×400", "800.jpeg 800×400",
				"1600.jpeg 1200×600"}
			if !slices.Equal(keys, want) {
				t.Errorf("thumbs %v; want %v", keys, want)
			}
		})
	}
}

func TestNoPictureIsWiderThanItsSource(t *testing.T) {
	for _, c := range []struct{ w, h, w480, h480, w800, h800 int }{
		{300, 200, 300, 200, 300, 200},
		{600, 400, 480, 320, 600, 400},
		{1, 1, 1, 1, 1, 1},
		{2000, 3, 480, 1, 800, 1},
		{3, 2000, 3, 2000, 3, 2000},
		{801, 301, 480, 180, 800, 301},
		{4001, 667, 480, 80, 800, 133},
	} {
		set := process(t, asPNG(t, plain(c.w, c.h, sand)))
		got := [4]int{set.Pictures[0].Width, set.Pictures[0].Height, set.Pictures[2].Width, set.Pictures[2].Height}
		if want := [4]int{c.w480, c.h480, c.w800, c.h800}; got != want {
			t.Errorf("%d×%d became %v; want %v", c.w, c.h, got, want)
		}
		for _, p := range set.Pictures {
			if img := decodePicture(t, p); !near(img.At(p.Width-1, p.Height-1), sand) {
				t.Errorf("%d×%d: %s ends in %v", c.w, c.h, p.Key, img.At(p.Width-1, p.Height-1))
			}
		}
	}
}

func TestBannersHaveTheirOwnWidths(t *testing.T) {
	set := process(t, asJPEG(t, plain(2000, 100, sand)), images.BannerWidths...)
	var keys []string
	for _, p := range set.Pictures {
		keys = append(keys, fmt.Sprintf("%s %d×%d", p.Key, p.Width, p.Height))
	}
	want := []string{"800.webp 800×40", "800.jpeg 800×40", "1600.webp 1600×80", "1600.jpeg 1600×80"}
	if !slices.Equal(keys, want) {
		t.Errorf("banner %v; want %v", keys, want)
	}
}

// Where EXIF says the first and the last pixel of the first stored row are to be seen.
var orientations = map[uint16]struct{ first, last string }{
	1: {"top left", "top right"}, 2: {"top right", "top left"}, 3: {"bottom right", "bottom left"},
	4: {"bottom left", "bottom right"},
	5: {"top left", "bottom left"}, 6: {"top right", "bottom right"}, 7: {"bottom right", "top right"},
	8: {"bottom left", "top left"},
}

func TestAllEightOrientationsComeOutUpright(t *testing.T) {
	stored := quarters(96, 64, red, green, sand, sand)
	for orientation, want := range orientations {
		little, big := exif(binary.LittleEndian, orientation), exif(binary.BigEndian, orientation)
		for name, data := range map[string][]byte{
			"JPEG, little-endian": jpegWithExif(asJPEG(t, stored), little),
			"JPEG, big-endian":    jpegWithExif(asJPEG(t, stored), big),
			"PNG":                 pngWith(asPNG(t, stored), "eXIf", big),
			"WebP":                webpWithExif(asWebP(t, stored), 96, 64, little),
			"WebP, prefixed":      webpWithExif(asWebP(t, stored), 96, 64, append([]byte("Exif\x00\x00"), big...)),
		} {
			set := process(t, data, 48)
			width, height := 48, 32
			if orientation >= 5 {
				width, height = 48, 72
			}
			p := set.Pictures[0]
			if p.Width != width || p.Height != height || (set.Width > set.Height) != (width > height) {
				t.Errorf("%s, orientation %d: %d×%d from %d×%d", name, orientation, p.Width, p.Height, set.Width,
					set.Height)
			}
			img := decodePicture(t, p)
			corners := map[string]color.Color{
				"top left": img.At(width/4, height/4), "top right": img.At(width*3/4, height/4),
				"bottom left": img.At(width/4, height*3/4), "bottom right": img.At(width*3/4, height*3/4),
			}
			if !near(corners[want.first], red) || !near(corners[want.last], green) {
				t.Errorf("%s, orientation %d: %v; want red %s, green %s", name, orientation, corners, want.first,
					want.last)
			}
		}
	}
}

func TestAnUnreadableOrientationMeansUpright(t *testing.T) {
	whole := exif(binary.LittleEndian, 6)
	for name, tiff := range map[string][]byte{
		"nought": exif(binary.LittleEndian, 0), "nine": exif(binary.BigEndian, 9), "cut": whole[:12], "empty": {},
		"offset beyond": append([]byte("II*\x00\xff\xff\xff\xff"), whole[8:]...), "no TIFF": []byte("bonjour"),
	} {
		set := process(t, jpegWithExif(asJPEG(t, plain(40, 20, sand)), tiff), 40)
		if set.Width != 40 || set.Height != 20 {
			t.Errorf("%s: %d×%d", name, set.Width, set.Height)
		}
	}
}

func TestNothingButPixelsReachesTheOutput(t *testing.T) {
	photo := plain(64, 64, sand)
	script := "<script>alert('" + secret + "')</script>"
	for name, data := range map[string][]byte{
		"EXIF of a JPEG":      jpegWithExif(asJPEG(t, photo), exif(binary.BigEndian, 1)),
		"text of a PNG":       pngWith(asPNG(t, photo), "tEXt", []byte("Comment\x00"+script)),
		"EXIF of a WebP":      webpWithExif(asWebP(t, photo), 64, 64, exif(binary.BigEndian, 1)),
		"script after a JPEG": append(asJPEG(t, photo), script...),
		"script after a PNG":  append(asPNG(t, photo), script...),
	} {
		for _, p := range process(t, data, 64).Pictures {
			if bytes.Contains(p.Bytes, []byte(secret)) || bytes.Contains(p.Bytes, []byte("Exif")) ||
				bytes.Contains(p.Bytes, []byte("script")) {
				t.Errorf("%s survives in %s", name, p.Key)
			}
		}
	}
}

func TestTransparencyStaysInWebPAndIsWhiteInJPEG(t *testing.T) {
	clear := color.NRGBA{}
	set := process(t, asPNG(t, quarters(200, 200, clear, red, clear, color.NRGBA{200, 30, 30, 128})), 100)
	asWebP, asJPEG := decodePicture(t, set.Pictures[0]), decodePicture(t, set.Pictures[1])
	if _, _, _, alpha := asWebP.At(25, 25).RGBA(); alpha != 0 {
		t.Errorf("WebP: the clear quarter has alpha %d", alpha)
	}
	if !near(asJPEG.At(25, 25), color.White) || !near(asJPEG.At(75, 25), red) {
		t.Errorf("JPEG: %v and %v; want white and red", asJPEG.At(25, 25), asJPEG.At(75, 25))
	}
	if half := (color.RGBA{227, 142, 142, 255}); !near(asJPEG.At(75, 75), half) {
		t.Errorf("JPEG: half red on white is %v; want %v", asJPEG.At(75, 75), half)
	}
}

func TestPaperIsTheColourOfTheEdges(t *testing.T) {
	photo := plain(320, 400, sand)
	for y := 100; y < 300; y++ {
		for x := 80; x < 240; x++ {
			photo.Set(x, y, blue)
		}
	}
	if got := process(t, asPNG(t, photo), 100).Paper; got != "#ebcc8a" {
		t.Errorf("paper %s; want #ebcc8a", got)
	}
	if got := process(t, asPNG(t, plain(10, 10, color.NRGBA{}))).Paper; got != "#ffffff" {
		t.Errorf("paper of a clear picture %s; want white", got)
	}
}

func TestTheSameInputMakesTheSameBytes(t *testing.T) {
	data := asJPEG(t, quarters(500, 400, red, green, blue, sand))
	first, second := process(t, data, 200, 100), process(t, data, 200, 100)
	if first.Hash != second.Hash || len(first.Hash) != 32 {
		t.Errorf("hashes %s and %s", first.Hash, second.Hash)
	}
	for i, p := range first.Pictures {
		if !bytes.Equal(p.Bytes, second.Pictures[i].Bytes) {
			t.Errorf("%s differs from one time to the next", p.Key)
		}
	}
	if other := process(t, asJPEG(t, quarters(500, 400, red, green, blue, red)), 200, 100); other.Hash == first.Hash {
		t.Error("another picture has the same hash")
	}
}

func TestKeysContainTheHash(t *testing.T) {
	set := process(t, asPNG(t, plain(8, 8, sand)))
	keys := set.FileKeys("photos")
	if len(keys) != 4 || keys["480.webp"] != "photos/"+set.Hash[:2]+"/"+set.Hash+"/480.webp" {
		t.Errorf("keys %v", keys)
	}
}

func TestMemoryIsGivenBack(t *testing.T) {
	data := asJPEG(t, quarters(400, 400, red, green, blue, sand))
	heap := func() int64 {
		var m runtime.MemStats
		runtime.GC()
		runtime.GC()
		runtime.ReadMemStats(&m)
		return int64(m.HeapAlloc)
	}
	process(t, data, 400)
	before := heap()
	for range 4 {
		process(t, data, 400)
	}
	if grown := heap() - before; grown > 1<<20 { // the codec works in 2 MB for each of them
		t.Errorf("four photographs left %d kB behind", grown>>10)
	}
}

func TestAReaderThatFailsIsNotTheSendersFault(t *testing.T) {
	broken := errors.New("cable cut")
	_, err := images.Process(t.Context(), io.MultiReader(strings.NewReader("\xff\xd8\xff"), brokenReader{broken}))
	if !errors.Is(err, broken) {
		t.Errorf("Process = %v", err)
	}
}

type brokenReader struct{ err error }

func (b brokenReader) Read([]byte) (int, error) { return 0, b.err }
