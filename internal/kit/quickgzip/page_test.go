package quickgzip

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

var testBook = NewBook(`{"name":"`, `","photo":"`, `","small":"`, `"},`, ``, ``)

func TestAPageIsReadAsItWasTold(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	letters := []rune("aàbcdeéêfghi «»’/-0123456789中\\")
	word := func(most int) string {
		var b strings.Builder
		for range r.IntN(most) {
			b.WriteRune(letters[r.IntN(len(letters))])
		}
		return b.String()
	}
	var page Page // used again and again
	for range 300 {
		page.Start(testBook, true)
		var want bytes.Buffer
		page.Add("[")
		want.WriteString("[")
		for range r.IntN(60) {
			from := want.Len()
			name, photo := word(60), "/fichiers/"+word(40)+"/"
			record := Record(testBook.AppendRecord(nil, 0, name, photo+"800.jpeg", photo+"480.webp"))
			page.Record(0, record)
			fmt.Fprintf(&want, `{"name":"%s","photo":"%s800.jpeg","small":"%s480.webp`, name, photo, photo)
			page.Phrase(3)
			want.WriteString(`"},`)
			if value := testBook.Value(record, 0, 1); value != photo+"800.jpeg" {
				t.Fatalf("a value is read as %q", value)
			}
			if r.IntN(3) == 0 {
				page.Again(from, want.Len()-from)
				want.Write(bytes.Clone(want.Bytes()[from:]))
			}
			if r.IntN(3) == 0 {
				bare := word(9)
				page.Record(4, Record(testBook.AppendRecord(nil, 4, bare, "<"+bare)))
				want.WriteString(bare + "<" + bare)
			}
			if r.IntN(3) == 0 {
				n := r.IntN(1_000_000)
				page.AddInt(n)
				fmt.Fprint(&want, n)
			}
		}
		if !bytes.Equal(page.Text(), want.Bytes()) {
			t.Fatalf("the text is %s\nwant %s", page.Text(), want.Bytes())
		}
		if got := unpack(t, page.Gzip()); !bytes.Equal(got, want.Bytes()) {
			t.Fatalf("%d bytes come back as %d others", want.Len(), len(got))
		}
	}
}

func TestAPageReachesNoFartherThanGzipDoes(t *testing.T) {
	var page Page
	page.Start(testBook, true)
	record := Record(testBook.AppendRecord(nil, 0, "tuque"))
	page.Record(0, record)
	long := strings.Repeat("x", farthest)
	page.Add(long)
	page.Record(0, record)
	page.Again(0, 12)
	if want := `{"name":"tuque` + long + `{"name":"tuque{"name":"tuq`; string(unpack(t, page.Gzip())) != want {
		t.Error("what is too far back is told wrong")
	}
}

func TestAPageMayBeTextAlone(t *testing.T) {
	var page Page
	page.Start(testBook, false)
	page.Record(0, Record(testBook.AppendRecord(nil, 0, "tuque")))
	page.Again(0, 9)
	if string(page.Text()) != `{"name":"tuque{"name":"` || page.Gzip() != nil {
		t.Errorf("%s", page.Text())
	}
}
