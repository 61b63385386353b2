package content

import (
	"fmt"
	"strings"

	"rangrue/internal/kit/picture"
)

// add makes what a kind of text is about.
func (l *library) add(s *snapshot, kind, id string, f Fields, body []byte) error {
	if kind == "faq" {
		return addFAQ(s, id, f, body)
	}
	html, sections, err := Render(body)
	if err != nil {
		return err
	}
	switch kind {
	case "pages":
		return addPage(s, id, f, html, sections)
	case "concours":
		return l.addGiveaway(s, id, f)
	case "equipe":
		photo, err := l.picture(f.Photo, "")
		if err == nil && (f.Name == "" || f.Role == "") {
			err = flawed("Le nom et le rôle sont obligatoires.", "nom and role are needed")
		}
		s.team = append(s.team, Person{Name: f.Name, Role: f.Role, HTML: html, Photo: photo, order: f.Order})
		return err
	}
	article, err := l.article(id, f, html, sections)
	if err != nil {
		return err
	}
	if kind == "medias" {
		s.press = append(s.press, article)
		return nil
	}
	s.articles = append(s.articles, article)
	return nil
}

func addPage(s *snapshot, id string, f Fields, html string, sections []Section) error {
	if f.Title == "" || f.Description == "" {
		return flawed("Le titre et la description sont obligatoires.", "titre and description are needed")
	}
	for i := range f.Blocks {
		if f.Blocks[i].Children == nil {
			f.Blocks[i].Children = []BlockChild{}
		}
	}
	s.pages[id] = Page{
		Slug: id, Title: f.Title, Description: f.Description, Updated: f.Updated, ToReview: f.ToReview,
		HTML: html, Sections: sections, Blocks: f.Blocks,
	}
	return nil
}

func addFAQ(s *snapshot, id string, f Fields, body []byte) error {
	intro, items, err := readQuestions(body)
	if err == nil && (f.Title == "" || len(items) == 0) {
		err = flawed("Il faut un titre et au moins une question.",
			"titre and at least one question are needed")
	}
	if err != nil {
		return err
	}
	s.faqs[id] = FAQ{Code: id, Title: f.Title, Description: f.Description, Intro: intro, Items: items}
	return nil
}

func (l *library) article(id string, f Fields, html string, sections []Section) (Article, error) {
	if f.Title == "" || f.Date == "" {
		return Article{}, flawed("Le titre et la date sont obligatoires.", "titre and date are needed")
	}
	image, err := l.picture(f.Image, f.ImageAlt)
	return Article{
		Slug: id, Title: f.Title, Description: f.Description, Author: f.Author, Date: f.Date, Updated: f.Updated,
		URL: f.URL, External: f.External, Source: f.Source, Tags: f.Tags, Image: image,
		HTML: html, Sections: sections, Words: CountWords(html),
	}, err
}

// picture finds the picture that a text names: an address as it is, else a known one.
func (l *library) picture(name, alt string) (picture.Picture, error) {
	switch {
	case name == "":
		return picture.Picture{}, nil
	case strings.HasPrefix(name, "/"), strings.HasPrefix(name, "https://"):
		return picture.Picture{File: name, Alt: alt}, nil
	}
	found, ok := l.Picture(name)
	if !ok {
		return picture.Picture{}, flawed(fmt.Sprintf("Aucune image ne s’appelle «\u00a0%s\u00a0».", name),
			fmt.Sprintf("there is no picture named %q", name))
	}
	if alt != "" {
		found.Alt = alt
	}
	return found, nil
}
