package content

import (
	"encoding/xml"
	"net/http"
	"strings"
	"time"

	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/french"
	"rangrue/internal/kit/web"
)

// FeedPath is where readers of feeds find the blog.
const FeedPath = "/blogue/rss.xml"

// feedItems is how many articles a feed tells of; readers keep the older ones.
const feedItems = 20

type feed struct {
	XMLName xml.Name `xml:"rss"`
	Version string   `xml:"version,attr"`
	Atom    string   `xml:"xmlns:atom,attr"`
	Channel channel  `xml:"channel"`
}

type channel struct {
	Title       string     `xml:"title"`
	Link        string     `xml:"link"`
	Description string     `xml:"description"`
	Language    string     `xml:"language"`
	Self        atomLink   `xml:"atom:link"`
	Built       string     `xml:"lastBuildDate,omitempty"`
	Items       []feedItem `xml:"item"`
}

type atomLink struct {
	Href string `xml:"href,attr"`
	Rel  string `xml:"rel,attr"`
	Type string `xml:"type,attr"`
}

type feedItem struct {
	Title       string   `xml:"title"`
	Link        string   `xml:"link"`
	GUID        string   `xml:"guid"`
	Published   string   `xml:"pubDate,omitempty"`
	Description string   `xml:"description"`
	Categories  []string `xml:"category"`
}

// Feed serves the newest articles as RSS 2.0.
func (s *Service) Feed(w http.ResponseWriter, r *http.Request) {
	all, err := s.Articles(r.Context())
	if err != nil {
		web.WriteProblem(w, r, err)
		return
	}
	body, err := xml.MarshalIndent(s.feed(all[:min(feedItems, len(all))]), "", " ")
	if err != nil {
		web.WriteProblem(w, r, err)
		return
	}
	w.Header().Set("Content-Type", "application/rss+xml; charset=utf-8")
	w.Header().Set("Cache-Control", web.CachePublic(5*time.Minute))
	_, _ = w.Write(append([]byte(xml.Header), body...)) // a reader who left is not our failure
}

func (s *Service) feed(articles []Article) feed {
	c := channel{
		Title: "Le blogue " + french.Elide("de", s.site.Name), Link: s.site.PublicURL + "/blogue", Language: "fr-ca",
		Description: "Histoires, conseils et nouvelles des boutiques d’ici.",
		Self:        atomLink{s.site.PublicURL + FeedPath, "self", "application/rss+xml"},
	}
	for _, a := range articles {
		card := blogCard(a)
		link := s.absolute(card.URL)
		c.Items = append(c.Items, feedItem{
			Title: a.Title, Link: link, GUID: link, Published: published(a.Date), Description: a.Description,
			Categories: a.Tags,
		})
	}
	if len(c.Items) > 0 {
		c.Built = c.Items[0].Published
	}
	return feed{Version: "2.0", Atom: "http://www.w3.org/2005/Atom", Channel: c}
}

func (s *Service) absolute(address string) string {
	if strings.HasPrefix(address, "/") {
		return s.site.PublicURL + address
	}
	return address
}

// published is the morning of a day, in the form that feeds want; empty for an unknown day.
func published(date string) string {
	day, err := time.ParseInLocation(time.DateOnly, date, calendar.Eastern)
	if err != nil {
		return ""
	}
	return day.Add(8 * time.Hour).Format(time.RFC1123Z)
}
